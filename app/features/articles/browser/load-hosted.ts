import { paths } from "#facts/paths.ts";
import { mergePosts } from "../rules/order-posts.ts";
import { askFeed } from "./ask-feed.ts";
import { type FeedList, listOf } from "./feed-list.ts";
import { followChain } from "./follow-chain.ts";
import { askOwnFeed, maxAtHand } from "./own-feed.ts";

/** The posts of a hosted feed, merged with those published on this site. If it does not answer, the latter only. */
export async function loadHosted(address: string, signal: AbortSignal): Promise<FeedList> {
  const requestedAtMs = Date.now();
  const chain = followChain(askFeed(address, signal), { isOwn: false, requestedAtMs, signal });
  const ours = askOwnFeed(paths.feed(), { limit: maxAtHand }, signal).then(
    ({ posts }) => posts,
    () => [],
  );
  const [read, published] = await Promise.all([chain.catch((problem: unknown) => ({ problem })), ours]);
  if (!("problem" in read)) {
    const own = published.filter(({ source }) => source === "static");
    return listOf(mergePosts(read.posts, own), { status: read.status, isBuiltIn: read.isBuiltIn });
  }
  if (published.length === 0) throw read.problem;
  return listOf(published, { isBuiltIn: true });
}
