import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { ageSeconds, type Metric } from "#platform/process/server/metric.ts";
import type { Seen } from "#platform/process/server/server-feature.ts";
import type { Settings } from "#platform/settings/server/settings.ts";

export type FeedHealth = {
  lastAttemptAt: number | null;
  lastSuccessAt: number | null;
  /** The outcome of the last read. */
  outcome: string;
  detail: string;
  /** The shape of the last good answer, and the counts of its records. */
  shape: string;
  kept: number;
  dropped: { reason: string; count: number }[];
  /** Ids of posts that begin like an answer of an assistant. */
  answerLike: string[];
  /** When the feed last announced a workflow, unless posts have come since. */
  startedAt: number | null;
};

export const isFeedUnread = ({ lastAttemptAt }: FeedHealth) => lastAttemptAt === null;

const never: FeedHealth = {
  lastAttemptAt: null,
  lastSuccessAt: null,
  outcome: "never read",
  detail: "",
  shape: "",
  kept: 0,
  dropped: [],
  answerLike: [],
  startedAt: null,
};

/** Whether the last read gave a valid answer, even an empty one. */
export const isFeedHealthy = ({ outcome }: FeedHealth) =>
  ["never read", "posts", "started", "empty body"].includes(outcome);

const fromRow = (row: Schema["feed_health"]): FeedHealth => ({
  lastAttemptAt: row.last_attempt_at,
  lastSuccessAt: row.last_success_at,
  outcome: row.outcome,
  detail: row.detail,
  shape: row.shape,
  kept: row.kept,
  dropped: JSON.parse(row.dropped),
  answerLike: JSON.parse(row.answer_like),
  startedAt: row.started_at,
});

export async function readFeedHealth(db: Db): Promise<FeedHealth> {
  const row = await db.selectFrom("feed_health").selectAll().executeTakeFirst();
  return row ? fromRow(row) : never;
}

export async function writeFeedHealth(tx: Db, health: FeedHealth): Promise<void> {
  const row = {
    last_attempt_at: health.lastAttemptAt,
    last_success_at: health.lastSuccessAt,
    outcome: health.outcome,
    detail: health.detail,
    shape: health.shape,
    kept: health.kept,
    dropped: JSON.stringify(health.dropped),
    answer_like: JSON.stringify(health.answerLike),
    started_at: health.startedAt,
  };
  await tx
    .insertInto("feed_health")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function watchFeed(db: Db, { feedUrl }: Settings): Promise<Seen[]> {
  const health = await readFeedHealth(db);
  const { outcome, detail, lastSuccessAt } = health;
  const isHealthy = !feedUrl || isFeedHealthy(health);
  const since = lastSuccessAt ?? undefined;
  return [{ name: "feed", status: isHealthy ? "well" : "wrong", since, detail: detail || outcome }];
}

export async function measureFeed(db: Db, { feedUrl }: Settings, nowMs: number): Promise<Metric[]> {
  const { lastSuccessAt } = await readFeedHealth(db);
  return [ageSeconds("site_feed_age_seconds", "Since the feed was last read well.", feedUrl && lastSuccessAt, nowMs)];
}
