import type { Db } from "#platform/engine/server/schema.ts";
import { ageSeconds, type Metric } from "#platform/process/server/metric.ts";
import type { Seen } from "#platform/process/server/server-feature.ts";
import { isBackupOverdue } from "../plan-backup.ts";

export type BackupHealth = {
  lastAttemptAt: number | null;
  lastMadeAt: number | null;
  file: string;
  bytes: number;
  /** Empty while backups work. */
  outcome: string;
};

const never: BackupHealth = { lastAttemptAt: null, lastMadeAt: null, file: "", bytes: 0, outcome: "" };

/** The state of nightly backups, on whichever instance they are made. */
export async function readBackupHealth(db: Db): Promise<BackupHealth> {
  const row = await db.selectFrom("backup_health").selectAll().executeTakeFirst();
  if (!row) return never;
  const { last_attempt_at: lastAttemptAt, last_made_at: lastMadeAt, file, bytes, outcome } = row;
  return { lastAttemptAt, lastMadeAt, file, bytes, outcome };
}

export async function writeBackupHealth(db: Db, health: BackupHealth): Promise<void> {
  const { lastAttemptAt, lastMadeAt, ...rest } = health;
  const row = { last_attempt_at: lastAttemptAt, last_made_at: lastMadeAt, ...rest };
  await db
    .insertInto("backup_health")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** A killed attempt leaves no outcome: then the age of the last backup counts. */
export async function watchBackup(db: Db, _: unknown, nowMs: number): Promise<Seen[]> {
  const { outcome, lastMadeAt } = await readBackupHealth(db);
  const isHealthy = outcome === "" && !isBackupOverdue(lastMadeAt, nowMs);
  return [{ name: "backup", status: isHealthy ? "well" : "wrong", detail: outcome }];
}

export async function measureBackup(db: Db, _: unknown, nowMs: number): Promise<Metric[]> {
  const { lastMadeAt } = await readBackupHealth(db);
  return [ageSeconds("site_backup_age_seconds", "Since the last backup.", lastMadeAt, nowMs)];
}
