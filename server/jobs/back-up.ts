import { join } from "node:path";
import { backupName, isBackupDue } from "#app/rules/plan-backup.ts";
import { backUp } from "../backup/back-up.ts";
import { backupFolder, removeOldBackups } from "../backup/backup-folder.ts";
import type { Logger } from "../log.ts";
import type { Settings } from "../settings.ts";
import { readBackupHealth, writeBackupHealth } from "../tables/backup-health.ts";
import { withLease } from "../tables/leases.ts";
import type { Db } from "../tables/schema.ts";
import type { Content } from "../tables/watch-content.ts";

type Ground = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  content: Content;
  stopped: AbortSignal;
};

const leaseName = "back up";
/** Longer than a backup may take. */
const leaseMs = 2 * 60 * 60 * 1000;

/** Makes the backup of the night, on one of the instances, and removes those that have reached their age. */
export function makeBackupKeeper(ground: Ground, holder: string) {
  const { db, clock, content } = ground;
  const isDue = async () => isBackupDue(await readBackupHealth(db), clock(), content.facts().booking.timeZone);
  return async function run() {
    await makeRoom(ground);
    if (!(await isDue())) return;
    await withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, async () => {
      // Another instance may have made it between our question and our lease.
      if (await isDue()) await backUpOnce(ground);
    });
  };
}

/** What cannot be removed is no reason to make no backup. */
const makeRoom = ({ settings, clock, log }: Ground) =>
  removeOldBackups(settings.dataDir, clock()).catch((err: unknown) => log.error({ err }, "old backups not removed"));

async function backUpOnce({ db, settings, clock, log, stopped }: Ground) {
  const nowMs = clock();
  const file = backupName(nowMs);
  const made = await backUp(settings, { file: join(backupFolder(settings.dataDir), file), nowMs }, stopped);
  if (stopped.aborted) return;
  const before = await readBackupHealth(db);
  if (made.kind === "written") {
    await writeBackupHealth(db, { lastAttemptAt: nowMs, lastMadeAt: nowMs, file, bytes: made.bytes, outcome: "" });
    log.info({ file, bytes: made.bytes, rows: made.rows }, "backed up");
  } else {
    await writeBackupHealth(db, { ...before, lastAttemptAt: nowMs, outcome: made.reason });
    log.error({ outcome: made.reason }, "not backed up");
  }
}
