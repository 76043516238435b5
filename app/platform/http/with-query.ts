/** A path with the non-empty parts of a query. */
export function withQuery(pathname: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${pathname}?${new URLSearchParams(given)}` : pathname;
}
