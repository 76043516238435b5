import type { FeedSource } from "../../browser/feed-list.ts";
import type { ListPage } from "../../rules/compose-list.ts";
import type { ListFilters } from "../../rules/list-filters.ts";

export type ArticleListProps = {
  /** The server's answer for these filters. */
  listPage: ListPage;
  filters: ListFilters;
  feed: FeedSource;
  pinnedTitleWords: string;
};

/** Changes some filters: a choice adds a history entry, typing replaces the last one. */
export type ListChange = (next: Partial<ListFilters>, how: "typed" | "chosen") => void;

/** "loading" and "failed" are shown only if there is nothing else to show. */
export type ListState = "shown" | "loading" | "failed";
