import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Settings } from "./settings.ts";
import { takeTurns } from "./tables/engine.ts";
import { addOwnerKey, readOwnerKey } from "./tables/owner-keys.ts";
import type { Db } from "./tables/schema.ts";

const derive = promisify(scrypt) as (key: string, salt: string, bytes: number) => Promise<Buffer>;

/** `salt:hash` of a key, both base64url; scrypt with its standard cost. */
export async function hashOwnerKey(key: string, salt = randomBytes(16).toString("base64url")) {
  return `${salt}:${(await derive(key, salt, 32)).toString("base64url")}`;
}

/** Takes the same time whatever the key. */
export async function fitsOwnerKey(key: string, hash: string): Promise<boolean> {
  const given = await hashOwnerKey(key, hash.split(":")[0]);
  return given.length === hash.length && timingSafeEqual(Buffer.from(given), Buffer.from(hash));
}

/**
 * Sees to it that the owner key of the settings is the one in force; where none is set, makes one at the very first
 * start: hashed in the database, written once to a file that only this user can read. Returns where the key is: that
 * file's path, or the setting.
 */
export async function ensureOwnerKey(db: Db, settings: Settings, nowMs: number): Promise<string> {
  const file = join(settings.dataDir, "owner-key");
  await db.transaction().execute(async (tx) => {
    await takeTurns(tx, "owner key");
    const inForce = await readOwnerKey(tx);
    if (settings.ownerKey === undefined && inForce) return;
    if (settings.ownerKey && inForce && (await fitsOwnerKey(settings.ownerKey, inForce.hash))) return;
    const key = settings.ownerKey ?? randomBytes(24).toString("base64url");
    if (key !== settings.ownerKey) writeFileSync(file, `${key}\n`, { mode: 0o600 });
    await addOwnerKey(tx, await hashOwnerKey(key), nowMs);
  });
  return settings.ownerKey === undefined ? file : "the setting OWNER_KEY";
}
