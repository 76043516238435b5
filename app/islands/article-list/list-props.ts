import type { ListAnswer } from "#app/rules/compose-list.ts";
import type { ListFilters } from "#app/rules/list-filters.ts";

export type ArticleListProps = {
  answer: ListAnswer;
  filters: ListFilters;
  feedAddress: string;
  pinnedTitleWords: string;
};

/** Changes some of the filters; what is chosen makes an entry in the history, what is typed changes the last one. */
export type ListChange = (next: Partial<ListFilters>, how: "typed" | "chosen") => void;
