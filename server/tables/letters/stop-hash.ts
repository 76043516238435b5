import { createHmac, randomBytes } from "node:crypto";
import { foldEmail } from "#app/rules/mail/fold-email.ts";
import { ensureSiteKey } from "#server/tables/engine/site-keys.ts";
import type { Db } from "#server/tables/schema.ts";

/** The keyed hash of an address that must not be written to; the address cannot be read from it. */
export async function stopHash(tx: Db, email: string): Promise<string> {
  const key = await ensureSiteKey(tx, "letter stops", randomBytes(32).toString("base64url"));
  return createHmac("sha256", key).update(foldEmail(email)).digest("base64url");
}
