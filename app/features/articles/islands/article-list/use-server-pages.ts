import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isPlaceholder } from "#facts/post.ts";
import { askOwnFeed } from "../../browser/own-feed.ts";
import type { ListPage } from "../../rules/compose-list.ts";
import type { ListFilters } from "../../rules/list-filters.ts";
import { mergeIntoPage } from "../../rules/merge-into-page.ts";
import type { StoredPost } from "../../rules/stored-posts.ts";
import type { ArticleListProps } from "./list-props.ts";

type Asked = { own: StoredPost[]; filters: ListFilters; enabled: boolean };

/** The list in the server's pages, with this browser's own posts in their places. */
export function useServerPages(props: ArticleListProps, { own, filters, enabled }: Asked) {
  const { feed, pinnedTitleWords } = props;
  const page = useServerPage(feed.address, filters, enabled);
  const pageAbove = { ...filters, page: filters.page - 1 };
  const above = useServerPage(feed.address, pageAbove, enabled && own.length > 0 && pageAbove.page > 0);
  const last = above.isPlaceholderData ? undefined : above.data?.posts.at(-1);
  return {
    listPage: mergeIntoPage(page.data ?? props.listPage, own, { filters, pinnedTitleWords, above: last }),
    /** The shown list belongs to other filters. */
    isError: page.isLoadingError && !sameFilters(filters, props.filters),
  };
}

function useServerPage(address: string, filters: ListFilters, enabled: boolean) {
  return useQuery<ListPage>({
    queryKey: ["page", filters],
    queryFn: ({ signal }) => askOwnFeed(address, filters, signal).then(withoutPlaceholder),
    enabled,
    placeholderData: keepPreviousData,
  });
}

const withoutPlaceholder = (listPage: ListPage) => ({
  ...listPage,
  posts: listPage.posts.filter((post) => !isPlaceholder(post)),
});

const sameFilters = (one: ListFilters, other: ListFilters) =>
  one.q === other.q && one.category === other.category && one.page === other.page;
