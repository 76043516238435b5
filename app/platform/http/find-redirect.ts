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

type Parts = { pathname: string; names: readonly string[]; variantKey: string; valuesKey: string };

/** Settling indexes the same redirects several times. */
const knownParts = new WeakMap<Redirect, Parts>();

/** The old address, taken apart; its variant is its path with the names of its parameters. */
export function partsOf(redirect: Redirect): Parts {
  const known = knownParts.get(redirect);
  if (known) return known;
  const { pathname, search } = splitQuery(redirect.from);
  const values = firstValues(new URLSearchParams(search));
  const names = [...values.keys()].sort();
  const variantKey = JSON.stringify([pathname, ...names]);
  const parts = { pathname, names, variantKey, valuesKey: keyOf(values, names) };
  knownParts.set(redirect, parts);
  return parts;
}

export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  const index = new Map<string, Variant[]>();
  const known = new Map<string, Variant>();
  for (const redirect of redirects) {
    const { pathname, names, variantKey, valuesKey } = partsOf(redirect);
    const variant = known.get(variantKey) ?? { names, targets: new Map() };
    variant.targets.set(valuesKey, redirect.to);
    if (known.has(variantKey)) continue;
    known.set(variantKey, variant);
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
