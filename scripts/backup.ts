/** `npm run backup [-- FILE]` backs up the database that the settings name, also while the site runs. FILE may be a folder. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { backupName } from "#features/backup/plan-backup.ts";
import { backUp } from "#features/backup/server/back-up.ts";
import { backupFolder } from "#features/backup/server/backup-folder.ts";
import { BackupError } from "#features/backup/server/backup-format.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { formatBytes } from "#platform/text/format-bytes.ts";
import { nameOf, readCommand, refuseEmpty, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const settings = readSettings(process.env);
  const [name, nowMs] = [nameOf(settings), Date.now()];
  const standard = join(backupFolder(settings.dataDir), backupName(nowMs));
  const { given, over } = readCommand("npm run backup [-- FILE] [--over]", standard);
  await refuseEmpty(settings, name, "start the site once");
  const file = existsSync(given) && statSync(given).isDirectory() ? join(given, backupName(nowMs)) : given;
  if (existsSync(file) && !over) throw new BackupError(file, "this file is there already", "--over replaces it");
  const made = await backUp(settings, { file, nowMs });
  if (made.kind === "failed") throw new BackupError(file, made.reason, "nothing was written");
  return `${made.rows} rows of ${name} are in ${file} (${formatBytes(made.bytes)}).`;
});
