export type ListFilters = { q: string; category: string; page: number };

const maxWords = 200;
const lastPage = 100_000;

/** Reads `q`, `category` and `page`; an invalid page number is 1. */
export function readListFilters(query: URLSearchParams): ListFilters {
  const page = Number(query.get("page") ?? 1);
  return {
    q: (query.get("q") ?? "").trim().slice(0, maxWords),
    category: (query.get("category") ?? "").trim().slice(0, maxWords),
    page: Number.isInteger(page) && page > 0 && page < lastPage ? page : 1,
  };
}

/** Whether the query is written as the site would write it: invented variants are endless, so they are not cached. */
export const isCanonicalQuery = (query: URLSearchParams, read: Record<string, string | number>): boolean =>
  Object.entries(read).every(([key, value]) => (query.get(key) ?? String(value)) === String(value));
