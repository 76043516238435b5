import type { RouteHandle } from "./route-table.ts";

const maxValue = 500;

type Keys = Pick<RouteHandle, "queryAllowList" | "uncacheableParams">;

/** The query with allowed keys only, sorted: a campaign link shares the page's cache entry. */
export function keepAllowedQuery(search: string, { queryAllowList = [], uncacheableParams = [] }: Keys): string {
  if (!search || queryAllowList.length + uncacheableParams.length === 0) return "";
  const given = new URLSearchParams(search);
  const allowed = new URLSearchParams();
  for (const key of [...queryAllowList, ...uncacheableParams]) {
    const value = given.get(key);
    if (value !== null && value !== "") allowed.set(key, value.slice(0, maxValue));
  }
  return allowed.size > 0 ? `?${allowed}` : "";
}

/** Whether the address has a key with free values. */
export function hasUncacheableParam(target: string, { uncacheableParams = [] }: Keys): boolean {
  const mark = target.indexOf("?");
  if (mark === -1) return false;
  const given = new URLSearchParams(target.slice(mark));
  return uncacheableParams.some((key) => given.has(key));
}
