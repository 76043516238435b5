import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;
const version = "v1";

/**
 * Encrypts a secret with AES-256-GCM under a key of 32 bytes. It is bound to its purpose, so it cannot be decrypted for
 * another. The nonce must be new for each call.
 */
export function encryptSecret(key: Buffer, purpose: string, text: string, nonce: Buffer): string {
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${version}.${Buffer.concat([nonce, bytes, cipher.getAuthTag()]).toString("base64url")}`;
}

/** Undefined under another key, for another purpose, or if a bit was changed. */
export function decryptSecret(key: Buffer, purpose: string, stored: string): string | undefined {
  const [kind, encoded = ""] = stored.split(".");
  const bytes = Buffer.from(encoded, "base64url");
  if (kind !== version || bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A value that differs between keys and reveals nothing of them. */
export const checkValueOf = (key: Buffer): string =>
  createHmac("sha256", key).update("check value of SECRETS_KEY").digest("base64url");
