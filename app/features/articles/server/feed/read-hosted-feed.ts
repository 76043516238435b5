import type { Refusals } from "#features/owner/server/refusals.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { FeedReading } from "../../rules/feed/feed-reading.ts";
import { hasListedArticles } from "../queries/articles.ts";
import { storeFeedPosts } from "../queries/store-articles.ts";
import { type FeedHealth, isFeedHealthy, isFeedUnread, readFeedHealth, writeFeedHealth } from "./feed-health.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { defaultLimits, readInChildProcess } from "./read-in-child-process.ts";

export type FeedDeps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  refusals: Refusals;
  /** Aborts the read when the site stops. */
  stopped: AbortSignal;
};

type Posts = Extract<FeedReading, { outcome: "posts" }>;

/** Reads the hosted feed once and stores its posts. A bad answer is noted and changes no post. */
export async function readHostedFeed(deps: FeedDeps): Promise<"read" | "failed" | "stopped"> {
  const { db, settings, clock, log } = deps;
  const nowMs = clock();
  const before = await readFeedHealth(db);
  const ended = await ask(deps, nowMs);
  if (ended === "stopped" || deps.stopped.aborted) return "stopped";
  const after = { ...before, detail: "", ...ended.health, lastAttemptAt: nowMs };
  await db.transaction().execute(async (tx) => {
    await writeFeedHealth(tx, after);
    if (await isShownOtherwise(tx, before, after)) await raiseContentVersion(tx);
  });
  if (ended.result === "failed")
    log.warn({ outcome: ended.health.outcome, detail: ended.health.detail }, "feed not read");
  else
    log.info(
      { outcome: ended.health.outcome, kept: ended.health.kept, changed: ended.changed, keeps: settings.feedKeeps },
      "feed read",
    );
  return ended.result;
}

/**
 * Whether the list shows another notice: a workflow was announced or has ended or, without articles, the feed failed or
 * recovered.
 */
async function isShownOtherwise(tx: Db, before: FeedHealth, after: FeedHealth): Promise<boolean> {
  if ((after.startedAt === null) !== (before.startedAt === null)) return true;
  const isOtherwise = isFeedUnread(before) || isFeedHealthy(after) !== isFeedHealthy(before);
  return isOtherwise && !(await hasListedArticles(tx));
}

type Ended = { result: "read" | "failed"; changed?: number; health: Partial<FeedHealth> & { outcome: string } };

const failed = (outcome: string, detail = ""): Ended => ({ result: "failed", health: { outcome, detail } });

async function ask(deps: FeedDeps, nowMs: number): Promise<Ended | "stopped"> {
  const { db, settings, stopped } = deps;
  const fetched = await fetchFeed(settings.feedUrl as string, settings.feedRedirectHosts, stopped);
  if (fetched.kind === "stopped") return "stopped";
  if (fetched.kind === "failed") return failed("failed", fetched.reason);
  const hasStoredPosts = await hasListedArticles(db);
  const reading = await readInChildProcess(fetched.body, { nowMs, hasStoredPosts }, { ...defaultLimits, stopped });
  if (reading.outcome === "not-registered") return failed(reading.outcome);
  if (fetched.status < 200 || fetched.status > 299) return failed("failed", `HTTP error ${fetched.status}`);
  if (reading.outcome === "started") return { result: "read", health: { outcome: "started", startedAt: nowMs } };
  if (reading.outcome === "posts") return keep(deps, reading, nowMs);
  if (reading.outcome === "empty" && reading.what === "list") {
    return keep(
      deps,
      { posts: [], shape: "list", dropped: [], isWhole: true, undated: [], answerLike: [], formerSlugs: {} },
      nowMs,
    );
  }
  // An empty answer of a workflow is no reason to retry at once.
  if (reading.outcome === "empty") return { result: "read", health: { outcome: "empty body" } };
  return failed(reading.outcome);
}

/** As many as the desk lists. */
const maxAnswerLike = 50;

async function keep(
  { db, settings, log, refusals }: FeedDeps,
  reading: Omit<Posts, "outcome">,
  nowMs: number,
): Promise<Ended> {
  const keeps = reading.isWhole ? settings.feedKeeps : "all";
  const { changed, deleted } = await storeFeedPosts(db, reading.posts, keeps, nowMs, reading.formerSlugs);
  refusals.note({ kind: "feedIds", network: "", refused: deleted });
  // Warns once, when they come: the same list is read every half hour.
  if (changed > 0) for (const id of reading.undated) log.warn({ post: id }, "the date of a post cannot be read");
  const { shape, dropped, answerLike } = reading;
  const health = {
    outcome: "posts",
    shape,
    kept: reading.posts.length,
    dropped,
    answerLike: answerLike.slice(0, maxAnswerLike),
    lastSuccessAt: nowMs,
    startedAt: null,
  };
  return { result: "read", changed, health };
}
