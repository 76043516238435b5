import { useEffect } from "react";
import { paths } from "#app/paths.ts";
import { type ListFilters, readListFilters } from "#app/rules/list-filters.ts";

/** The filters stand in the address: what is chosen makes an entry in the history, what is typed changes the last one. */
export function useFiltersInAddress(filters: ListFilters, setFilters: (filters: ListFilters) => void) {
  useEffect(() => {
    const follow = () => setFilters(readListFilters(new URLSearchParams(location.search)));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [setFilters]);

  return {
    push(next: ListFilters, how: "typed" | "chosen") {
      const address = paths.blog(next);
      if (how === "chosen" && address !== paths.blog(filters)) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
      setFilters(next);
    },
  };
}
