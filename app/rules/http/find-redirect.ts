/** An old address, path and query, and its target: a path of this site, or an address on the web. */
export type Redirect = { from: string; to: string };

/** Redirects of one path whose old addresses have the same parameters. */
type Variant = { names: readonly string[]; targets: Map<string, string> };

/** Redirects by path; those with more parameters come first. */
export type RedirectIndex = ReadonlyMap<string, readonly Variant[]>;

type Asked = { pathname: string; search: string };

/** A path with its query, taken apart; `search` begins with its mark. */
export function splitQuery(address: string): Asked {
  const mark = address.indexOf("?");
  return mark === -1
    ? { pathname: address, search: "" }
    : { pathname: address.slice(0, mark), search: address.slice(mark) };
}

export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  const index = new Map<string, Variant[]>();
  const known = new Map<string, Variant>();
  for (const { from, to } of redirects) {
    const { pathname, search } = splitQuery(from);
    const given = firstValues(new URLSearchParams(search));
    const names = [...given.keys()].sort();
    const key = JSON.stringify([pathname, ...names]);
    const variant = known.get(key) ?? { names, targets: new Map() };
    variant.targets.set(keyOf(given, names), to);
    if (known.has(key)) continue;
    known.set(key, variant);
    const variants = index.get(pathname);
    if (variants) variants.push(variant);
    else index.set(pathname, [variant]);
  }
  for (const variants of index.values()) variants.sort(byNames);
  return index;
}

const byNames = (one: Variant, other: Variant) => other.names.length - one.names.length;

/** Returns the target of a canonical path, with the rest of its query. */
export function findRedirect(index: RedirectIndex, { pathname, search }: Asked): string | undefined {
  const variants = index.get(pathname);
  if (!variants) return undefined;
  const given = new URLSearchParams(search);
  const values = firstValues(given);
  for (const { names, targets } of variants) {
    const to = names.every((name) => values.has(name)) && targets.get(keyOf(values, names));
    if (to) return names.length === 0 && !to.includes("?") ? withSearch(to, search) : withRest(to, given, names);
  }
  return undefined;
}

/** Of a repeated parameter the first counts. */
const firstValues = (given: URLSearchParams) => new Map([...given].reverse());

const keyOf = (values: ReadonlyMap<string, string>, names: readonly string[]) =>
  JSON.stringify(names.map((name) => values.get(name)));

function withSearch(to: string, search: string): string {
  const mark = to.indexOf("#");
  return mark === -1 ? to + search : to.slice(0, mark) + search + to.slice(mark);
}

function withRest(to: string, given: URLSearchParams, used: readonly string[]): string {
  const [address = "", ...place] = to.split("#");
  const { pathname, search } = splitQuery(address);
  const query = new URLSearchParams(search);
  const own = new Set([...used, ...query.keys()]);
  for (const [name, value] of given) if (!own.has(name)) query.append(name, value);
  const whole = query.size > 0 ? `${pathname}?${query}` : pathname;
  return [whole, ...place].join("#");
}
