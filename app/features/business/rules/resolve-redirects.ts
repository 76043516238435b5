import {
  findRedirect,
  indexRedirects,
  partsOf,
  type Redirect,
  type RedirectIndex,
  splitQuery,
} from "#platform/http/find-redirect.ts";

export type SettleProblem = "circle" | "no page" | "variants";

/** All redirects with the added ones, and the problems of refused ones by their old address. */
export type Settled = { redirects: Redirect[]; problems: Map<string, SettleProblem> };

type IsThere = (to: string) => boolean;

/**
 * Adds redirects, and resolves chains, so that each leads to its page directly. `isThere` tells whether a target is a
 * page.
 */
export function resolveRedirects(stored: readonly Redirect[], added: readonly Redirect[], isThere: IsThere): Settled {
  const excess = findExcessVariants(stored, added);
  const problems = new Map([...excess].map(({ from }): [string, SettleProblem] => [from, "variants"]));
  const within = added.filter((each) => !excess.has(each));
  const settled = new Set(stored.map(({ to }) => pathOf(to)));
  const withAll = { index: indexRedirects([...stored, ...within]), settled, isThere, ends: new Map<string, End>() };
  const possible = within.filter(({ from, to }) => {
    const { problem } = follow(to, withAll);
    if (problem) problems.set(from, problem);
    return !problem;
  });
  const withPossible = () => ({ ...withAll, index: indexRedirects([...stored, ...possible]), ends: new Map() });
  // Nothing was refused: the same index, resolved already.
  const known = problems.size === 0 ? withAll : withPossible();
  const news = indexRedirects(possible);
  const redirects = new Map(stored.map(({ from, to }) => [from, next(news, to) ? follow(to, known).to : to]));
  for (const { from, to } of possible) redirects.set(from, follow(to, known).to);
  return { redirects: [...redirects].map(([from, to]) => ({ from, to })), problems };
}

const pathOf = (to: string) => splitQuery(to.split("#")[0] ?? "").pathname;

function next(index: RedirectIndex, to: string): string | undefined {
  const [address = "", ...place] = to.split("#");
  const found = findRedirect(index, splitQuery(address));
  return found === undefined || found.includes("#") ? found : [found, ...place].join("#");
}

/** No real site has longer chains. */
const maxSteps = 1000;

/** The end of a chain; undefined for a circle. */
type End = { to: string; isPage: boolean } | undefined;

/** `ends` caches results: all addresses of a chain have the same end. */
type Known = { index: RedirectIndex; settled: ReadonlySet<string>; isThere: IsThere; ends: Map<string, End> };

function follow(start: string, known: Known): { to: string; problem?: SettleProblem } {
  const end = findEnd(start, known);
  if (!end) return { to: start, problem: "circle" };
  const isKept = end.to !== start && known.settled.has(pathOf(end.to));
  return end.isPage || isKept ? { to: end.to } : { to: end.to, problem: "no page" };
}

function findEnd(start: string, { index, isThere, ends }: Known): End {
  const passed = new Set<string>();
  let end: End;
  for (let to = start; passed.size < maxSteps && !passed.has(to); ) {
    if (ends.has(to)) {
      end = ends.get(to);
      break;
    }
    passed.add(to);
    const isPage = !to.startsWith("/") || isThere(to);
    const onward = isPage ? undefined : next(index, to);
    if (onward === undefined) {
      end = { to, isPage };
      break;
    }
    to = onward;
  }
  for (const each of passed) ends.set(each, end);
  return end;
}

/** Maximum sets of parameter names among the old addresses of one path: a look-up tries each. */
export const maxVariants = 50;
export const maxAddressCharacters = 1000;
/** All old addresses are indexed again with every change of content. */
export const maxParameters = 10;

/** The added redirects that would give a path more sets than that. The path itself, without parameters, is none. */
function findExcessVariants(stored: readonly Redirect[], added: readonly Redirect[]): Set<Redirect> {
  const variants = new Map<string, Set<string>>();
  const excess = new Set<Redirect>();
  for (const redirect of [...stored, ...added]) {
    const { pathname, names, variantKey } = partsOf(redirect);
    const known = variants.get(pathname) ?? new Set();
    if (names.length === 0 || known.has(variantKey)) continue;
    if (known.size >= maxVariants) excess.add(redirect);
    else variants.set(pathname, known.add(variantKey));
  }
  return new Set(added.filter((each) => excess.has(each)));
}
