import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { startOnce } from "../started-site.ts";

/** Starts the sites that journeys copy, one with its own articles and one with those of a feed. */
export default async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), "started-"));
  const feed = await startFeedServer(feedPosts);
  await startOnce({ DATA_DIR: join(folder, "own") }, Date.now());
  await startOnce({ DATA_DIR: join(folder, "fed"), FEED_URL: feed.url }, Date.now());
  await feed.stop();
  process.env.STARTED_SITES = folder;
  return () => rmSync(folder, { recursive: true });
}
