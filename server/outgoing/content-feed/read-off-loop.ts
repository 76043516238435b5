import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FeedContext, FeedReading } from "#app/rules/read-feed/feed-reading.ts";
import { readFeed } from "#app/rules/read-feed/read-feed.ts";

/** What is longer than this is read in a thread of its own, so that no visitor waits for it. */
const longestOnLoop = 64 * 1024;

export async function readOffLoop(text: string, context: FeedContext): Promise<FeedReading> {
  if (text.length <= longestOnLoop) return readFeed(text, context);
  const worker = new Worker(new URL("read-feed-worker.ts", import.meta.url), { workerData: { text, context } });
  try {
    const [reading] = (await once(worker, "message")) as [FeedReading];
    return reading;
  } finally {
    await worker.terminate();
  }
}
