import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "#features/backup/server/backup-format.ts";
import { isInUse } from "#features/backup/server/is-in-use.ts";
import { type DatabaseSettings, openDatabase } from "#platform/engine/server/database.ts";
import { isMigrated } from "#platform/engine/server/migrate.ts";
import { SettingError, type Settings } from "#platform/settings/server/settings.ts";

/** The command's one argument, which may have a standard, and whether it may overwrite. */
export function readCommand(use: string, standard?: string): { given: string; over: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { over: { type: "boolean" } } });
    const [given = standard, more] = positionals;
    if (given && more === undefined) return { given, over: values.over ?? false };
  } catch {
    // An unknown option: reported below.
  }
  throw new BackupError("How to use it", use, "--over replaces what is there");
}

/** Writes during the copy would be lost. */
export async function refuseInUse(settings: Settings, name: string): Promise<void> {
  if (await isInUse(settings)) throw new BackupError(name, "somebody has it open", "stop the site first");
}

/** Throws a {@link BackupError} unless the database holds a site of this version. */
export async function refuseEmpty(settings: DatabaseSettings, name: string, remedy: string): Promise<void> {
  if (!(await isSite(settings))) throw new BackupError(name, "there is no site of this version in it", remedy);
}

/** Opening a SQLite file creates it, so check first. */
async function isSite(settings: DatabaseSettings): Promise<boolean> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "site.sqlite"))) return false;
  const { db } = await openDatabase(settings);
  const is = await isMigrated(db).catch(() => false);
  await db.destroy();
  return is;
}

/** A database's name without user and password. */
export function nameOf({ databaseUrl, dataDir }: Settings): string {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}

/** Runs a command with umask 077; prints errors that the owner can fix in one line. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  process.umask(0o077);
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
