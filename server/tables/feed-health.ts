import type { Db } from "./schema.ts";

export type FeedHealth = {
  lastAttemptAt: number | null;
  lastSuccessAt: number | null;
  outcome: string;
  detail: string;
  /** When the feed last said that its workflow was started, unless posts have come since. */
  startedAt: number | null;
};

const never: FeedHealth = {
  lastAttemptAt: null,
  lastSuccessAt: null,
  outcome: "never read",
  detail: "",
  startedAt: null,
};

export async function readFeedHealth(db: Db): Promise<FeedHealth> {
  const row = await db.selectFrom("feed_health").selectAll().executeTakeFirst();
  if (!row) return never;
  return {
    lastAttemptAt: row.last_attempt_at,
    lastSuccessAt: row.last_success_at,
    outcome: row.outcome,
    detail: row.detail,
    startedAt: row.started_at,
  };
}

export async function writeFeedHealth(tx: Db, health: FeedHealth): Promise<void> {
  const row = {
    last_attempt_at: health.lastAttemptAt,
    last_success_at: health.lastSuccessAt,
    outcome: health.outcome,
    detail: health.detail,
    started_at: health.startedAt,
  };
  await tx
    .insertInto("feed_health")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
