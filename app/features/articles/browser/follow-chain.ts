import { feedLog } from "../words/feed-log.ts";
import { type FeedList, listOf } from "./feed-list.ts";
import { loadAsScript } from "./load-as-script.ts";
import { type Read, readText } from "./read-text.ts";
import { keepFeed, readLatestResponse } from "./stored-feed.ts";

type Way = { isOwn: boolean; requestedAtMs: number; signal: AbortSignal };

/**
 * Reads posts from the feed's answer. If none came, uses the stored one, then loads the feed as a script, then rejects.
 * If the answer is unreadable, does the same, but ends with an empty list; if it is empty, without the stored one.
 */
export async function followChain(feedText: Promise<string>, way: Way): Promise<FeedList> {
  const text = await feedText.catch((problem: unknown) => logProblem(problem, way.signal));
  if (text === undefined) return readStored(way) ?? readScript(way);
  const read = readText(text, way.isOwn);
  if ("list" in read) return give(read, text, way);
  if (read.kind === "unreadable") console.warn(feedLog.unreadable);
  const stored = read.kind === "unreadable" ? readStored(way) : undefined;
  return stored ?? (await readScript(way).catch(() => noneAfter(read)));
}

/** The messages of Chromium, Firefox and Safari for a blocked or missing answer. */
const unseen = /Failed to fetch|NetworkError when attempting|Load failed/;

function logProblem(problem: unknown, signal: AbortSignal): undefined {
  signal.throwIfAborted();
  const { message } = problem as Error;
  console.warn(unseen.test(message) ? feedLog.crossOrigin : feedLog.failed);
  console.info(message);
}

function readStored({ isOwn }: Way): FeedList | undefined {
  const read = readText(readLatestResponse() ?? "", isOwn);
  return read.kind === "list" && read.list.posts.length > 0 ? { ...read.list, isBuiltIn: true } : undefined;
}

async function readScript(way: Way): Promise<FeedList> {
  const text = await loadAsScript(way.signal).catch((problem: Error) => {
    way.signal.throwIfAborted();
    console.info(problem.message);
    throw problem;
  });
  const read = readText(text, way.isOwn);
  return "list" in read ? give(read, text, way) : noneAfter(read);
}

function give(read: Extract<Read, { list: FeedList }>, text: string, { requestedAtMs }: Way): FeedList {
  if (read.kind === "list")
    keepFeed({ response: jsonIn(text) ?? read.list.posts, posts: read.list.posts, requestedAtMs });
  return read.list;
}

/** A bad answer replaces nothing that is stored. An empty one is no reason to ask again at once. */
const noneAfter = (read: Read): FeedList => listOf([], { isBuiltIn: read.kind !== "empty" });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
