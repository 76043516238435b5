import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchList } from "#app/browser/fetch-list.ts";
import { composeList, type ListAnswer } from "#app/rules/compose-list.ts";
import { isPlaceholder } from "#app/rules/is-placeholder.ts";
import type { ListFilters } from "#app/rules/list-filters.ts";
import type { ArticleListProps, ListChange } from "./list-props.ts";
import { useFiltersInAddress } from "./use-filters-in-address.ts";

/** Up to this many posts are filtered here, at once; more are searched by the server. */
const mostAtHand = 100;

/** The list for the filters in force, from the posts at hand if they are all there. */
export function useArticleList(props: ArticleListProps): {
  answer: ListAnswer;
  filters: ListFilters;
  change: ListChange;
} {
  const [filters, setFilters] = useState(props.filters);
  const { push } = useFiltersInAddress(filters, setFilters);
  const all = useQuery({
    queryKey: ["all"],
    queryFn: ({ signal }) => fetchList(props.feedAddress, { limit: mostAtHand }, signal),
  });
  const isAllAtHand = all.data !== undefined && all.data.total <= mostAtHand;
  const isAsShown = sameFilters(filters, props.filters);
  const searched = useQuery({
    queryKey: ["search", filters],
    queryFn: ({ signal }) => fetchList(props.feedAddress, filters, signal),
    enabled: !isAllAtHand && !isAsShown,
    placeholderData: keepPreviousData,
  });
  const change: ListChange = (next, how) => push({ ...filters, page: 1, ...next }, how);
  return { answer: chooseAnswer(), filters, change };

  function chooseAnswer(): ListAnswer {
    if (isAllAtHand && all.data) {
      const real = all.data.posts.filter((post) => !isPlaceholder(post));
      return { ...all.data, ...composeList(real, filters, props.pinnedTitleWords) };
    }
    return (isAsShown ? undefined : searched.data) ?? props.answer;
  }
}

const sameFilters = (one: ListFilters, other: ListFilters) =>
  one.q === other.q && one.category === other.category && one.page === other.page;
