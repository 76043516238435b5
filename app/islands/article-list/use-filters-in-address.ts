import { useEffect } from "react";
import { paths } from "#app/paths.ts";
import { type ListFilters, readListFilters } from "#app/rules/articles/list-filters.ts";

/** The filters stand in the address: what is chosen makes an entry in the history, what is typed changes the last one. */
export function useFiltersInAddress(setFilters: (filters: ListFilters) => void) {
  useEffect(() => {
    const follow = () => setFilters(filtersInAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [setFilters]);

  return {
    push(next: ListFilters, how: "typed" | "chosen") {
      const address = paths.blog(next);
      // As it stands: a choice may be told twice before it is shown, once by what was chosen before the list came alive.
      if (how === "chosen" && address !== paths.blog(filtersInAddress())) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
      setFilters(next);
    },
  };
}

const filtersInAddress = () => readListFilters(new URLSearchParams(location.search));
