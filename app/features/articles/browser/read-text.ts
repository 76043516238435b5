import { isPlaceholder } from "#facts/post.ts";
import { readFeed } from "../rules/feed/read-feed.ts";
import { feedLog } from "../words/feed-log.ts";
import { type FeedList, listOf } from "./feed-list.ts";
import { readOwnList } from "./own-feed.ts";
import { dynamicPosts, readPosts } from "./stored-feed.ts";

export type Read =
  | { kind: "list"; list: FeedList }
  /** The workflow has started; stored posts stay listed. */
  | { kind: "started"; list: FeedList }
  /** No bytes at all. */
  | { kind: "empty" }
  | { kind: "unreadable" };

export function readText(text: string, isOwnFeed: boolean): Read {
  const own = isOwnFeed ? readOwnList(text) : null;
  if (own) return { kind: "list", list: { ...own, posts: own.posts.filter(isReal), isBuiltIn: false } };
  const stored = readPosts(dynamicPosts);
  const reading = readFeed(text, { nowMs: Date.now(), hasStoredPosts: stored.length > 0, isOwnFeed });
  if (reading.outcome === "empty")
    return reading.what === "list" ? { kind: "list", list: listOf([]) } : { kind: "empty" };
  if (reading.outcome === "started") return { kind: "started", list: listOf(stored, { status: "started" }) };
  if (reading.outcome !== "posts") return { kind: "unreadable" };
  for (const id of reading.undated) console.warn(feedLog.undated(id));
  return { kind: "list", list: listOf(reading.posts.filter(isReal)) };
}

const isReal = (post: { id: string }) => !isPlaceholder(post);
