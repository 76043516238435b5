import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { FeedList } from "../../browser/feed-list.ts";
import { dynamicPosts } from "../../browser/stored-feed.ts";
import { composeList, type ListPage } from "../../rules/compose-list.ts";
import { withDirectPicture } from "../../rules/direct-picture.ts";
import { categoriesOf } from "../../rules/filter-posts.ts";
import { findPinned } from "../../rules/find-pinned.ts";
import type { ListFilters } from "../../rules/list-filters.ts";
import { mergePosts } from "../../rules/order-posts.ts";
import type { StoredPost } from "../../rules/stored-posts.ts";
import { useStoredPosts } from "../feed/use-stored-posts.ts";
import type { ArticleListProps } from "./list-props.ts";

type Known = { feed: UseQueryResult<FeedList>; own: StoredPost[]; filters: ListFilters };

/** The list from all posts if the browser has them; null if the server has more. */
export function usePostsAtHand(props: ArticleListProps, { feed, own, filters }: Known): ListPage | null {
  const isHosted = !props.feed.isOwn;
  const stored = useStoredPosts(isHosted && !feed.data ? dynamicPosts : null);
  const read = feed.data && feed.data.total <= feed.data.posts.length ? feed.data : null;
  const hostedAddress = isHosted ? props.feed.address : null;
  const all = useMemo(() => {
    const listed = read?.posts ?? (stored.length > 0 ? mergePosts(stored, props.listPage.posts) : null);
    if (!listed) return null;
    const posts = mergePosts(listed, own).map((post) => withDirectPicture(post, hostedAddress));
    return { posts, categories: categoriesOf(posts), pinned: findPinned(posts, props.pinnedTitleWords) };
  }, [read, stored, own, props, hostedAddress]);
  return useMemo(() => {
    if (!all) return null;
    const status = read?.status ?? props.listPage.status;
    return { ...composeList(all.posts, filters, all.pinned), categories: all.categories, status };
  }, [all, read, filters, props]);
}
