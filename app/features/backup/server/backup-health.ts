import type { Db } from "#platform/engine/server/schema.ts";

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
