import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "#platform/engine/server/schema.ts";
import { ensureSiteKey } from "#platform/engine/server/site-keys.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";

/** The keyed hash of an address that must not be written to; the address cannot be read from it. */
export async function stopHash(tx: Db, email: string): Promise<string> {
  const key = await ensureSiteKey(tx, "letter stops", randomBytes(32).toString("base64url"));
  return createHmac("sha256", key).update(foldEmail(email)).digest("base64url");
}
