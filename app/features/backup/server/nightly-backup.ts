import { join } from "node:path";
import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { backupName, isBackupDue } from "../plan-backup.ts";
import { backUp } from "./back-up.ts";
import { backupFolder, removeOldBackups } from "./backup-folder.ts";
import { readBackupHealth, writeBackupHealth } from "./backup-health.ts";

type Deps = {
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

/** Makes the nightly backup on one of the instances, and deletes expired ones. */
export function makeBackupJob(deps: Deps, holder: string) {
  const { db, clock, content } = deps;
  const isDue = async () => isBackupDue(await readBackupHealth(db), clock(), content.facts().booking.timeZone);
  return async function run() {
    await makeRoom(deps);
    if (!(await isDue())) return;
    await withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, async () => {
      // Another instance may have made it before we got the lease.
      if (await isDue()) await backUpOnce(deps);
    });
  };
}

/** A file that cannot be deleted does not prevent a backup. */
const makeRoom = ({ settings, clock, log }: Deps) =>
  removeOldBackups(settings.dataDir, clock()).catch((err: unknown) => log.error({ err }, "old backups not removed"));

async function backUpOnce({ db, settings, clock, log, stopped }: Deps) {
  const nowMs = clock();
  const file = backupName(nowMs, settings.backupPassphrase);
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
