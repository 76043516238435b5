import { isPlaceholder } from "#facts/post.ts";
import { askFeed } from "./ask-feed.ts";
import type { FeedList, FeedSource } from "./feed-list.ts";
import { maxAtHand, ownFeedAddress, readOwnList } from "./own-feed.ts";
import { keepFeed } from "./stored-feed.ts";

/**
 * The posts of the feed, from the first source that has some. Rejects if none has and nothing is stored. Code for
 * hosted or failing feeds is loaded on demand.
 */
export async function loadFeed(source: FeedSource, signal: AbortSignal): Promise<FeedList> {
  if (source.isOwn) return loadOwn(source.address, signal);
  const { loadHosted } = await import("./load-hosted.ts");
  return loadHosted(source.address, signal);
}

async function loadOwn(address: string, signal: AbortSignal): Promise<FeedList> {
  const requestedAtMs = Date.now();
  const feedText = askFeed(ownFeedAddress(address, { limit: maxAtHand }), signal);
  const list = await feedText.then(readOwnList, () => null);
  if (!list) {
    const { followChain } = await import("./follow-chain.ts");
    return followChain(feedText, { isOwn: true, requestedAtMs, signal });
  }
  if (list.hasFailed) throw new Error("unread");
  const posts = list.posts.filter((post) => !isPlaceholder(post));
  keepFeed({ response: list, posts, requestedAtMs });
  return { ...list, posts, isBuiltIn: false };
}
