import { useMemo } from "react";
import type { PostSummary } from "#facts/post.ts";
import type { FeedSource } from "../../browser/feed-list.ts";
import { dynamicPosts } from "../../browser/stored-feed.ts";
import { hasMoreThanNewest, newestPosts } from "../../pages/sections/newest-articles.tsx";
import { withDirectPicture } from "../../rules/direct-picture.ts";
import { mergePosts } from "../../rules/order-posts.ts";
import { useBrowserArticles } from "../feed/use-browser-articles.ts";
import { useFeed } from "../feed/use-feed.ts";
import { useStoredPosts } from "../feed/use-stored-posts.ts";

export type NewestArticlesProps = {
  /** The server's newest articles, and the number of all it has. */
  posts: PostSummary[];
  total: number;
  feed: FeedSource;
};

/** The first articles of the list: from the hosted feed, from storage until it answers, and from this browser. */
export function useNewestArticles({ posts: known, total, feed: source }: NewestArticlesProps) {
  const feed = useFeed(source, { enabled: true });
  const own = useBrowserArticles();
  const storedPosts = useStoredPosts(feed.data ? null : dynamicPosts);
  const all = useMemo(() => {
    const listed = feed.data?.posts ?? mergePosts(storedPosts, known);
    return mergePosts(listed, own).map((post) => withDirectPicture(post, source.address));
  }, [feed.data, storedPosts, known, own, source.address]);
  const isLoading = feed.isPending || feed.data?.status === "started";
  return {
    state: all.length === 0 && (feed.isError || isLoading) ? (feed.isError ? "failed" : "loading") : "shown",
    posts: all.slice(0, newestPosts),
    hasMore: hasMoreThanNewest(feed.data ? all.length : Math.max(all.length, total)),
  } as const;
}
