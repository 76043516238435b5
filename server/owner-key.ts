import { randomBytes, scryptSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeTurns } from "./tables/engine.ts";
import { addOwnerKey, readOwnerKeyHash } from "./tables/owner-keys.ts";
import type { Db } from "./tables/schema.ts";

/** `salt:hash` of a key, both base64url; scrypt with its standard cost. */
export function hashOwnerKey(key: string, salt = randomBytes(16).toString("base64url")) {
  return `${salt}:${scryptSync(key, salt, 32).toString("base64url")}`;
}

/**
 * Makes the owner key at the very first start: hashed in the database, written once to a file that only this user can
 * read. Returns that file's path.
 */
export async function ensureOwnerKey(db: Db, dataDir: string, nowMs: number): Promise<string> {
  const file = join(dataDir, "owner-key");
  await db.transaction().execute(async (tx) => {
    await takeTurns(tx, "owner key");
    if (await readOwnerKeyHash(tx)) return;
    const key = randomBytes(24).toString("base64url");
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    await addOwnerKey(tx, hashOwnerKey(key), nowMs);
  });
  return file;
}
