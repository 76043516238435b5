import { createPrivateKey } from "node:crypto";

const minBits = 1024;
const kinds = ["pkcs8", "pkcs1"] as const;

/** A private RSA key in PEM; one pasted into a single line, or without its first and last, is taken as well. */
export function readDkimKey(text: string): string | undefined {
  const base64 = text.replace(/-----(?:BEGIN|END) (?:RSA )?PRIVATE KEY-----|\\n|\s/g, "");
  for (const type of kinds) {
    try {
      const key = createPrivateKey({ key: Buffer.from(base64, "base64"), format: "der", type });
      const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
      if (key.asymmetricKeyType === "rsa" && modulusLength >= minBits)
        return String(key.export({ type: "pkcs8", format: "pem" }));
    } catch {
      // The key may be in the other format.
    }
  }
  return undefined;
}

export const isDkimSelector = (text: string): boolean => /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,61}[A-Za-z0-9])?$/.test(text);

export type Signature = { keySelector: string; privateKey: string };

export const dkimSignatureOf = (
  privateKey: string | undefined,
  keySelector: string | undefined,
): Signature | undefined => (privateKey && keySelector ? { privateKey, keySelector } : undefined);
