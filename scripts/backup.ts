/**
 * `npm run backup [-- WHERE]` backs up the database that the settings name, also while the site runs. WHERE is a file, a
 * folder, or the address of an object in an S3-compatible store, where a slash at its end means a folder.
 */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { backupName } from "#features/backup/plan-backup.ts";
import { backUp } from "#features/backup/server/back-up.ts";
import { backupFolder } from "#features/backup/server/backup-folder.ts";
import { BackupError } from "#features/backup/server/backup-format.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { formatBytes } from "#platform/text/format-bytes.ts";
import { isAddress, putFile, withLocalFile } from "./object-store.ts";
import { nameOf, readCommand, refuseEmpty, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const settings = readSettings(process.env);
  const nowMs = Date.now();
  const name = backupName(nowMs, settings.backupPassphrase);
  const standard = join(backupFolder(settings.dataDir), name);
  const { given, over } = readCommand("npm run backup [-- FILE, FOLDER or ADDRESS] [--over]", standard);
  await refuseEmpty(settings, nameOf(settings), "start the site once");
  const write = async (file: string) => {
    const made = await backUp(settings, { file, nowMs });
    if (made.kind === "failed") throw new BackupError(file, made.reason, "nothing was written");
    return `${made.rows} rows of ${nameOf(settings)} are in`;
  };
  const told = (what: string, where: string, file: string) => `${what} ${where} (${formatBytes(statSync(file).size)}).`;
  if (isAddress(given)) {
    const address = given.endsWith("/") ? given + name : given;
    return withLocalFile(settings, address, async (file) => {
      const what = await write(file);
      await putFile(file, address, settings);
      return told(what, address, file);
    });
  }
  const file = existsSync(given) && statSync(given).isDirectory() ? join(given, name) : given;
  if (existsSync(file) && !over) throw new BackupError(file, "this file is there already", "--over replaces it");
  return told(await write(file), file, file);
});
