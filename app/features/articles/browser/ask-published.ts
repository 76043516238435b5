import { paths } from "#facts/paths.ts";
import { askFeed } from "./ask-feed.ts";

/** As many as the server looks up at once. */
const maxIds = 100;

/** Returns the ids of posts that were published to everyone: only the server knows whether they are shown. */
export async function askPublished(ids: readonly string[], signal: AbortSignal): Promise<string[]> {
  if (ids.length === 0) return [];
  const url = new URL(paths.feed(), location.href);
  url.searchParams.set("published", ids.slice(-maxIds).join(","));
  const answer: { published?: unknown } | null = JSON.parse(await askFeed(url, signal));
  return Array.isArray(answer?.published) ? answer.published.map(String) : [];
}
