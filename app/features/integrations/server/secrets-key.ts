import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#platform/engine/server/schema.ts";
import { ensureSiteKey, replaceSiteKey } from "#platform/engine/server/site-keys.ts";
import { readSettings, SettingError, type Settings } from "#platform/settings/server/settings.ts";
import { type ConnectionName, connectionsCopy } from "../words/connections.ts";
import { checkValueOf } from "./encrypt-secret.ts";
import { dropSecrets, hasSecrets, listConnections } from "./queries/connections.ts";

type KeySettings = Pick<Settings, "secretsKey" | "databaseUrl" | "dataDir">;

const fileOf = (dataDir: string) => join(dataDir, "secrets-key");

/** The key of the settings, else of its file. With PostgreSQL only the setting counts: instances share no folder. */
export function findSecretsKey({ secretsKey, databaseUrl, dataDir }: KeySettings): Buffer | undefined {
  if (secretsKey || databaseUrl || !existsSync(fileOf(dataDir))) return secretsKey;
  return readSettings({ SECRETS_KEY: readFileSync(fileOf(dataDir), "utf8").trim() }).secretsKey;
}

function makeSecretsKey(dataDir: string): Buffer {
  const key = randomBytes(32);
  writeFileSync(fileOf(dataDir), `${key.toString("base64")}\n`, { mode: 0o600, flush: true });
  return key;
}

/**
 * The key under which the desk's secrets are encrypted, made at the first start on SQLite; undefined if the desk takes
 * none. Throws a {@link SettingError} for a key that does not fit what is stored. If the key's file is lost, a new key
 * is made, and the desk says which secrets must be entered again.
 */
export async function ensureSecretsKey(db: Db, settings: KeySettings): Promise<Buffer | undefined> {
  const found = findSecretsKey(settings);
  if (!found && settings.databaseUrl) return undefined;
  const key = found ?? makeSecretsKey(settings.dataDir);
  const check = checkValueOf(key);
  if ((await ensureSiteKey(db, checkName, check)) === check) return key;
  if (found && (await hasSecrets(db))) {
    throw new SettingError(
      "SECRETS_KEY",
      "this is not the key that the desk's secrets were encrypted with",
      `give that one${settings.secretsKey ? "" : `, which was in ${fileOf(settings.dataDir)}`}`,
    );
  }
  await replaceSiteKey(db, checkName, check);
  return key;
}

const checkName = "check value of secrets";

/**
 * After a restore: secrets that were encrypted under another key than this site's are dropped, so that the site starts.
 * Returns a sentence that names what must be entered again, or what to do before the start; empty if nothing is lost.
 */
export async function dropLostSecrets(db: Db, settings: KeySettings): Promise<string> {
  const names = (await listConnections(db)).filter(({ secrets }) => secrets).map(({ name }) => connectionTitle(name));
  if (names.length === 0) return "";
  const key = findSecretsKey(settings);
  const where = `${settings.databaseUrl ? "" : `put that site's secrets-key into ${settings.dataDir}, or `}set its SECRETS_KEY`;
  if (!key) return `Before the start, ${where}; else enter again what was secret in: ${names.join(", ")}.`;
  const check = checkValueOf(key);
  if ((await ensureSiteKey(db, checkName, check)) === check) return "";
  await db.transaction().execute(async (tx) => {
    await dropSecrets(tx);
    await replaceSiteKey(tx, checkName, check);
  });
  return `SECRETS_KEY is another than that site's: enter again what was secret in: ${names.join(", ")}. Or ${where} and restore once more.`;
}

const connectionTitle = (name: string) => connectionsCopy[name as ConnectionName]?.title ?? name;
