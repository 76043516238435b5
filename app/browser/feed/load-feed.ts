import { isPlaceholder } from "#app/rules/articles/is-placeholder.ts";
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
  const answer = await feedText.then(readOwnList, () => null);
  if (!answer) {
    const { followChain } = await import("./follow-chain.ts");
    return followChain(feedText, { isOwn: true, requestedAtMs, signal });
  }
  if (answer.hasFailed) throw new Error("unread");
  const posts = answer.posts.filter((post) => !isPlaceholder(post));
  keepFeed({ response: answer, posts, requestedAtMs });
  return { ...answer, posts, isBuiltIn: false };
}
