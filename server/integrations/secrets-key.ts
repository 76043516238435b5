import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings, SettingError, type Settings } from "#server/settings.ts";
import { ensureSiteKey, replaceSiteKey } from "#server/tables/engine/site-keys.ts";
import { hasSecrets } from "#server/tables/integrations/connections.ts";
import type { Db } from "#server/tables/schema.ts";
import { checkValueOf } from "./encrypt-secret.ts";

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

/** Whether what is stored was encrypted under another key than this site's; undefined while it has none. */
export async function fitsSecretsKey(db: Db, settings: KeySettings): Promise<boolean | undefined> {
  const key = findSecretsKey(settings);
  return key && (await ensureSiteKey(db, checkName, checkValueOf(key))) === checkValueOf(key);
}
