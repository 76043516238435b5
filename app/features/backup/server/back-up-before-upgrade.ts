import { join } from "node:path";
import type { Logger } from "#platform/process/server/log.ts";
import { SettingError, type Settings } from "#platform/settings/server/settings.ts";
import { backupName } from "../plan-backup.ts";
import { backUp } from "./back-up.ts";
import { backupFolder } from "./backup-folder.ts";

/** Keeps the database as it was, until somebody deletes the file. Throws a {@link SettingError} if that is impossible. */
export async function backUpBeforeUpgrade(settings: Settings, nowMs: number, log: Logger): Promise<void> {
  const file = join(backupFolder(settings.dataDir), `before-${backupName(nowMs, settings.backupPassphrase)}`);
  const made = await backUp(settings, { file, nowMs });
  if (made.kind === "failed") {
    const problem = `no backup could be made before the upgrade (${made.reason})`;
    throw new SettingError("DATA_DIR", problem, "make room in its folder backups, then start again");
  }
  log.info({ file, bytes: made.bytes, rows: made.rows }, "backed up before the upgrade");
}
