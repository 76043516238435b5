import { readFeed } from "#app/rules/read-feed/read-feed.ts";
import type { Logger } from "../log.ts";
import { fetchFeed } from "../outgoing/content-feed/fetch-feed.ts";
import type { Settings } from "../settings.ts";
import { listArticles } from "../tables/articles.ts";
import { type FeedHealth, readFeedHealth, writeFeedHealth } from "../tables/feed-health.ts";
import { endLease, takeLease } from "../tables/leases.ts";
import type { Db } from "../tables/schema.ts";
import { storeFeedPosts } from "../tables/store-articles.ts";

export const feedRhythmMs = 30 * 60 * 1000;

type Ground = { db: Db; settings: Settings; clock: () => number; log: Logger };

/** Reads the hosted feed once and keeps what it says. A bad answer is noted and changes no post. */
export async function readHostedFeed({ db, settings, clock, log }: Ground): Promise<void> {
  if (!settings.feedUrl) return;
  const nowMs = clock();
  const fetched = await fetchFeed(settings.feedUrl, settings.feedRedirectHosts);
  const before = await readFeedHealth(db);
  const note = (health: Partial<FeedHealth>) => writeFeedHealth(db, { ...before, lastAttemptAt: nowMs, ...health });
  if (fetched.kind === "failed") {
    log.warn({ reason: fetched.reason }, "feed not read");
    return note({ outcome: "failed", detail: fetched.reason });
  }
  const hasStoredPosts = (await listArticles(db, { offset: 0, limit: 1 })).total > 0;
  const reading = readFeed(fetched.text, { nowMs, hasStoredPosts });
  if (fetched.status !== 200 && reading.outcome !== "not-registered") {
    log.warn({ status: fetched.status }, "feed not read");
    return note({ outcome: "failed", detail: `HTTP error ${fetched.status}` });
  }
  if (reading.outcome === "posts" || (reading.outcome === "empty" && reading.what === "list")) {
    const posts = reading.outcome === "posts" ? reading.posts : [];
    const keeps = reading.outcome === "posts" && !reading.isWhole ? "all" : settings.feedKeeps;
    const changed = await storeFeedPosts(db, posts, keeps, nowMs);
    log.info({ posts: posts.length, changed }, "feed read");
    return note({ outcome: reading.outcome, detail: "", lastSuccessAt: nowMs, startedAt: null });
  }
  log.info({ outcome: reading.outcome }, "feed brought no posts");
  return note({ outcome: reading.outcome, detail: "", ...(reading.outcome === "started" ? { startedAt: nowMs } : {}) });
}

const leaseName = "read the feed";
const togetherMs = 5000;
/** Longer than a read can take: the lease of a process that died ends by itself. */
const leaseMs = 2 * 60 * 1000;

/**
 * One reader at a time, whoever asks and on whichever instance: the schedule, or a visitor's re-query. `nudge` starts a
 * read only when the last one began longer ago than the floor.
 */
export function makeFeedReader(ground: Ground, holder: string) {
  const { db, settings, clock, log } = ground;
  let underWay: Promise<void> | undefined;
  let lastNudgeAt = Number.NEGATIVE_INFINITY;

  async function readAlone(floorMs: number) {
    if (!settings.feedUrl) return;
    const { lastAttemptAt } = await readFeedHealth(db);
    if (lastAttemptAt !== null && Math.abs(clock() - lastAttemptAt) < floorMs) return;
    if (!(await takeLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }))) return;
    try {
      await readHostedFeed(ground);
    } finally {
      await endLease(db, leaseName, holder);
    }
  }

  const read = (floorMs: number): Promise<void> => {
    underWay ??= readAlone(floorMs).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  return {
    /** By the schedule; several instances that start together read once. */
    read: () => read(Math.min(settings.feedFreshMs, togetherMs)),
    nudge() {
      if (clock() - lastNudgeAt < settings.feedFreshMs) return;
      lastNudgeAt = clock();
      read(settings.feedFreshMs).catch((error: unknown) => log.error({ err: error }, "feed not read"));
    },
  };
}
