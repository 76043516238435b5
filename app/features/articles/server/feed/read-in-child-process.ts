import type { Post } from "#facts/post.ts";
import { askChildProcess, type ProcessLimits, piecesOf } from "#platform/child-process/server/bounded-process.ts";
import type { FeedContext, FeedReading } from "../../rules/feed/feed-reading.ts";
import { readFeed } from "../../rules/feed/read-feed.ts";

/** Longer answers are read in a child process; shorter ones take a few milliseconds at most. */
const maxInlineBytes = 4 * 1024;
/** Many times what the longest answer needs. */
export const defaultLimits = { memoryMb: 512, timeMs: 20_000, idleMs: 5000 };

const script = new URL("read-feed-process.ts", import.meta.url);

/** An answer that needs too much memory or time ends its child process only. */
export type ChildProcessReading =
  | FeedReading
  | { outcome: "too heavy" }
  | { outcome: "too slow" }
  | { outcome: "stopped" };

export async function readInChildProcess(
  body: Buffer,
  context: FeedContext,
  limits: ProcessLimits = defaultLimits,
): Promise<ChildProcessReading> {
  if (body.length <= maxInlineBytes) return readFeed(new TextDecoder().decode(body), context);
  const reply = await askChildProcess<FeedReading>(script, context, limits, piecesOf(body));
  if (reply.kind === "answer")
    return reply.answer.outcome === "posts" ? { ...reply.answer, posts: reply.parts as Post[] } : reply.answer;
  if (reply.kind === "stopped") return { outcome: "stopped" };
  return { outcome: reply.kind === "died" ? "too heavy" : "too slow" };
}
