import { useEffect, useMemo, useState } from "react";
import { paths } from "#facts/paths.ts";
import type { ListPage } from "../../rules/compose-list.ts";
import { withDirectPicture } from "../../rules/direct-picture.ts";
import { type ListFilters, readListFilters } from "../../rules/list-filters.ts";
import { useBrowserArticles } from "../feed/use-browser-articles.ts";
import { useFeed } from "../feed/use-feed.ts";
import type { ArticleListProps, ListChange, ListState } from "./list-props.ts";
import { usePostsAtHand } from "./use-posts-at-hand.ts";
import { useServerPages } from "./use-server-pages.ts";

export type ArticleList = { listPage: ListPage; state: ListState; filters: ListFilters; change: ListChange };

/**
 * The list for the current filters: from the posts in the browser if it has them all, else page by page from the
 * server.
 */
export function useArticleList(props: ArticleListProps): ArticleList {
  const [filters, setFilters] = useState(props.filters);
  const { push } = useFiltersInAddress(setFilters);
  const feed = useFeed(props.feed, { enabled: true });
  const storedPosts = useBrowserArticles();
  const own = useMemo(() => storedPosts.map((post) => withDirectPicture(post, null)), [storedPosts]);
  const atHand = usePostsAtHand(props, { feed, own, filters });
  const paged = useServerPages(props, { own, filters, enabled: !atHand && feed.isFetched && props.feed.isOwn });
  const listPage = atHand ?? paged.listPage;
  const hasFailed = paged.isError || feed.isError || (props.listPage.hasFailed && feed.isPending);
  const isLoading = props.feed.isOwn ? (feed.data ?? props.listPage).isAwaited : feed.isPending;
  const state = stateOf(listPage, { hasFailed, isLoading, isStale: paged.isError });
  const change: ListChange = (next, how) => push({ ...filters, page: 1, ...next }, how);
  return { listPage, state, filters, change };
}

type Course = { hasFailed?: boolean; isLoading?: boolean; isStale: boolean };

/** Stored posts stay visible while others load; those for other filters do not count. */
function stateOf({ total, featured }: ListPage, { hasFailed, isLoading, isStale }: Course): ListState {
  if (isStale) return "failed";
  if (total > 0 || featured) return "shown";
  if (hasFailed) return "failed";
  return isLoading ? "loading" : "shown";
}

/** Keeps the filters in the address: a choice adds a history entry, typing replaces the last one. */
function useFiltersInAddress(setFilters: (filters: ListFilters) => void) {
  useEffect(() => {
    const follow = () => setFilters(filtersInAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [setFilters]);

  return {
    push(next: ListFilters, how: "typed" | "chosen") {
      const address = paths.blog(next);
      // A choice may arrive twice: a press before hydration is repeated after it.
      if (how === "chosen" && address !== paths.blog(filtersInAddress())) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
      setFilters(next);
    },
  };
}

const filtersInAddress = () => readListFilters(new URLSearchParams(location.search));
