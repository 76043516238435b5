import { parseArgs } from "node:util";
import { BackupError } from "#server/backup/backup-format.ts";
import { isInUse } from "#server/backup/is-in-use.ts";
import { SettingError, type Settings } from "#server/settings.ts";

/** The one thing that a command was given, and whether what is there may go. */
export function readCommand(use: string): { given: string; over: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { over: { type: "boolean" } } });
    const [given, more] = positionals;
    if (given && more === undefined) return { given, over: values.over ?? false };
  } catch {
    // An option that is not known: said below.
  }
  throw new BackupError("How to use it", use, "--over replaces what is there");
}

/** What is written while all is being copied would be left behind. */
export async function refuseInUse(settings: Settings, name: string): Promise<void> {
  if (await isInUse(settings)) throw new BackupError(name, "somebody has it open", "stop the site first");
}

/** A database as it is named to people: no password, no user. */
export function nameOf({ databaseUrl, dataDir }: Settings): string {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}

/** Runs a command, whose files are its user's alone; what the owner can put right is said in one line. */
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
