import { findRedirect, indexRedirects, type Redirect, type RedirectIndex, splitQuery } from "./find-redirect.ts";

export type SettleProblem = "circle" | "no page";

/** All redirects once these are added, and the added ones that cannot be, by their old address. */
export type Settled = { redirects: Redirect[]; problems: Map<string, SettleProblem> };

type IsThere = (to: string) => boolean;

/**
 * Adds redirects so that each leads to its page at once: one to an old address leads where that one leads. `isThere`
 * says whether an added one leads to a page.
 */
export function settleRedirects(stored: readonly Redirect[], added: readonly Redirect[], isThere: IsThere): Settled {
  const problems = new Map<string, SettleProblem>();
  const settled = new Set(stored.map(({ to }) => pathOf(to)));
  const all = { index: indexRedirects([...stored, ...added]), settled, isThere };
  const possible = added.filter(({ from, to }) => {
    const { problem } = follow(to, all);
    if (problem) problems.set(from, problem);
    return !problem;
  });
  const known = { ...all, index: indexRedirects([...stored, ...possible]) };
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

/** A longer chain is taken for a circle. */
const maxSteps = 50;

type Known = { index: RedirectIndex; settled: ReadonlySet<string>; isThere: IsThere };

function follow(start: string, { index, settled, isThere }: Known): { to: string; problem?: SettleProblem } {
  let to = start;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (!to.startsWith("/") || isThere(to)) return { to };
    const onward = next(index, to);
    if (onward === undefined) return steps > 0 && settled.has(pathOf(to)) ? { to } : { to, problem: "no page" };
    to = onward;
  }
  return { to: start, problem: "circle" };
}
