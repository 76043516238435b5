import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { addOwnerKey, readOwnerKey } from "./queries/owner-keys.ts";
import { endOwnerSessions } from "./queries/owner-sessions.ts";

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

export const makeOwnerKey = () => randomBytes(24).toString("base64url");

const fileOf = ({ dataDir }: Pick<Settings, "dataDir">) => join(dataDir, "owner-key");
const hashAlone = "no file: it is the one that was set before, and OWNER_KEY sets another";

/** Tells where the key is: the file's path, the setting, or how to get another. */
type OwnerKeyPlace = { ownerKeyFile: string; isFirstStart: boolean };

/**
 * Puts the owner's key of the settings in force. Without one, makes a key at the very first start: hashed in the
 * database, written once to a file that only this user can read.
 */
export async function ensureOwnerKey(db: Db, settings: Settings, nowMs: number): Promise<OwnerKeyPlace> {
  const file = fileOf(settings);
  const put = await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "owner key");
    const currentKey = await readOwnerKey(tx);
    if (settings.ownerKey === undefined && currentKey) return "nothing";
    if (settings.ownerKey && currentKey && (await fitsOwnerKey(settings.ownerKey, currentKey.hash))) return "nothing";
    const key = settings.ownerKey ?? makeOwnerKey();
    if (key !== settings.ownerKey) writeFileSync(file, `${key}\n`, { mode: 0o600 });
    await addOwnerKey(tx, await hashOwnerKey(key), nowMs);
    return currentKey ? "another" : "first";
  });
  const isFirstStart = put === "first";
  if (settings.ownerKey === undefined) return { ownerKeyFile: existsSync(file) ? file : hashAlone, isFirstStart };
  // Only now: until the new key is stored, the one in the file is valid.
  if (put !== "nothing") rmSync(file, { force: true });
  return { ownerKeyFile: "the setting OWNER_KEY", isFirstStart };
}

/** Puts another key in force: every session and link of the earlier one ends. */
export async function changeOwnerKey(
  db: Db,
  settings: Pick<Settings, "dataDir">,
  key: string,
  nowMs: number,
): Promise<void> {
  const hash = await hashOwnerKey(key);
  await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "owner key");
    await addOwnerKey(tx, hash, nowMs);
    await endOwnerSessions(tx);
  });
  await dropStaleKeyFile(db, settings);
}

/** Deletes a file with an old key, which opens nothing and would be named at the next start. */
export async function dropStaleKeyFile(db: Db, settings: Pick<Settings, "dataDir">): Promise<void> {
  const file = fileOf(settings);
  const currentKey = await readOwnerKey(db);
  if (!existsSync(file) || !currentKey) return;
  if (!(await fitsOwnerKey(readFileSync(file, "utf8").trim(), currentKey.hash))) rmSync(file);
}
