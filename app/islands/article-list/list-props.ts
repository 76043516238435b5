import type { FeedSource } from "#app/browser/feed/feed-list.ts";
import type { ListAnswer } from "#app/rules/articles/compose-list.ts";
import type { ListFilters } from "#app/rules/articles/list-filters.ts";

export type ArticleListProps = {
  /** What the server knows, for these filters. */
  answer: ListAnswer;
  filters: ListFilters;
  feed: FeedSource;
  pinnedTitleWords: string;
};

/** Changes some of the filters; what is chosen makes an entry in the history, what is typed changes the last one. */
export type ListChange = (next: Partial<ListFilters>, how: "typed" | "chosen") => void;

/** Loading and failed are said only where there is nothing to show. */
export type ListState = "shown" | "loading" | "failed";
