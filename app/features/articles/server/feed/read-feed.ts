import { withLease } from "#platform/engine/server/leases.ts";
import { planFeedRetry } from "../../rules/feed/plan-feed-retry.ts";
import { readFeedHealth } from "./feed-health.ts";
import { type FeedDeps, readHostedFeed } from "./read-hosted-feed.ts";

export const feedIntervalMs = 30 * 60 * 1000;
export const feedRetryIntervalMs = 500;

const leaseName = "read the feed";
/** Longer than a read can take: after a crash the lease expires. */
const leaseMs = 2 * 60 * 1000;
/** Instances that start one after another read once. */
const startedTogetherMs = 60_000;
/** Presses of a button one after another read once. */
const pressedTogetherMs = 5000;

/**
 * Reads the feed, one read at a time over all instances: by schedule, after a failure, or on a visitor's re-query. A
 * re-query starts a read only if the last one began longer ago than the floor.
 */
export function makeFeedReader(deps: FeedDeps, holder: string) {
  const { db, settings, clock, log } = deps;
  let inFlight: Promise<void> | undefined;
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let retryAt: number | undefined;

  async function wasReadWithin(floorMs: number) {
    const { lastAttemptAt } = await readFeedHealth(db);
    return lastAttemptAt !== null && Math.abs(clock() - lastAttemptAt) < floorMs;
  }

  async function readAlone(floorMs: number) {
    if (await wasReadWithin(floorMs)) return;
    await withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, async () => {
      // Another instance may have read it before we got the lease.
      if (await wasReadWithin(floorMs)) return;
      failures = (await readHostedFeed(deps)) === "failed" ? failures + 1 : 0;
      const pauseMs = planFeedRetry(failures);
      retryAt = pauseMs === undefined ? undefined : clock() + pauseMs;
    });
  }

  const read = async (floorMs: number): Promise<void> => {
    if (!settings.feedUrl) return;
    inFlight ??= readAlone(floorMs).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };

  const readAnew = async (floorMs: number) => {
    failures = 0;
    await read(Math.min(settings.feedFreshMs, floorMs));
  };

  return {
    readBySchedule: () => readAnew(startedTogetherMs),
    readNow: () => readAnew(pressedTogetherMs),
    async retry() {
      if (retryAt !== undefined && clock() >= retryAt) await read(0);
    },
    wake() {
      if (Math.abs(clock() - lastRequestAt) < settings.feedFreshMs) return;
      lastRequestAt = clock();
      read(settings.feedFreshMs).catch((error: unknown) => log.error({ err: error }, "feed not read"));
    },
  };
}
