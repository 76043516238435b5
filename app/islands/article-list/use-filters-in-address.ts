import { useEffect } from "react";
import { paths } from "#app/paths.ts";
import { type ListFilters, readListFilters } from "#app/rules/articles/list-filters.ts";

/** Keeps the filters in the address: a choice adds a history entry, typing replaces the last one. */
export function useFiltersInAddress(setFilters: (filters: ListFilters) => void) {
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
