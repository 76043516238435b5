import type { FeedContext, FeedReading } from "#app/rules/feed/feed-reading.ts";
import { readFeed } from "#app/rules/feed/read-feed.ts";
import { askChildProcess, type ProcessLimits } from "#server/child-process/bounded-process.ts";

/** Longer texts are read in a child process; shorter ones take a few milliseconds at most. */
const maxInlineCharacters = 4 * 1024;
/** Many times what the longest answer needs. */
export const defaultLimits = { memoryMb: 512, timeMs: 20_000, idleMs: 5000 };

const script = new URL("read-feed-process.ts", import.meta.url);

/** A text that needs too much memory or time ends its child process only. */
export type ChildProcessReading =
  | FeedReading
  | { outcome: "too heavy" }
  | { outcome: "too slow" }
  | { outcome: "stopped" };

export async function readInChildProcess(
  text: string,
  context: FeedContext,
  limits: ProcessLimits = defaultLimits,
): Promise<ChildProcessReading> {
  if (text.length <= maxInlineCharacters) return readFeed(text, context);
  const reply = await askChildProcess<FeedReading>(script, { text, context }, limits);
  if (reply.kind === "answer") return reply.answer;
  if (reply.kind === "stopped") return { outcome: "stopped" };
  return { outcome: reply.kind === "died" ? "too heavy" : "too slow" };
}
