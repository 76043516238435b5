import type { RouteHandle } from "./route-book.ts";

const longestValue = 300;

type Keys = Pick<RouteHandle, "queryKeys" | "freeKeys">;

/** The query with only the keys the page knows, in one order: a campaign's link is the page itself. */
export function keepKnownKeys(search: string, { queryKeys = [], freeKeys = [] }: Keys): string {
  if (!search || queryKeys.length + freeKeys.length === 0) return "";
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of [...queryKeys, ...freeKeys]) {
    const value = asked.get(key);
    if (value !== null && value !== "") kept.set(key, value.slice(0, longestValue));
  }
  return kept.size > 0 ? `?${kept}` : "";
}

/** Whether the address carries a key whose values anyone may invent. */
export function hasFreeKey(target: string, { freeKeys = [] }: Keys): boolean {
  const mark = target.indexOf("?");
  if (mark === -1) return false;
  const asked = new URLSearchParams(target.slice(mark));
  return freeKeys.some((key) => asked.has(key));
}
