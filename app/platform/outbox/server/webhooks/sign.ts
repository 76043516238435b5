import { createHmac } from "node:crypto";

const written = /^whsec_([\w+/-]+={0,2})$/;

/** The bytes of a secret written `whsec_` and base64; undefined unless it has 24 to 64 bytes. */
export function readSecret(text: string): Buffer | undefined {
  const [, base64] = written.exec(text) ?? [];
  if (!base64) return undefined;
  const bytes = Buffer.from(base64, "base64");
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/**
 * The `webhook-signature` header of Standard Webhooks 1.0.0: HMAC-SHA256 over `{id}.{timestamp}.{body}`, one entry for
 * each secret, so that either is valid while keys rotate.
 */
export function signatureOf(secrets: readonly Buffer[], id: string, timestampSeconds: number, body: string): string {
  const signed = `${id}.${timestampSeconds}.${body}`;
  return secrets.map((secret) => `v1,${createHmac("sha256", secret).update(signed).digest("base64")}`).join(" ");
}
