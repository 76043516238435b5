export type Advice = {
  kind: "not live" | "no search" | "no question" | "read in vain" | "brings people";
  /** The path that it is about, or empty. */
  path: string;
  count: number;
};

type Counted = { path: string; count: number };

type Seen = {
  isLive: boolean;
  searches: number;
  questions: number;
  /** Pages fetched for questions, and all pages that people came to; both highest first. */
  questionPages: readonly Counted[];
  arrivalPages: readonly Counted[];
};

/** Tools and files, which people do not visit. */
const noPage = /^\/mcp$|\./;
/** Fewer are not significant. */
const minReads = 5;
const about = { path: "", count: 0 };

/** Advises the owner on what assistants read, the most urgent first. */
export function adviseOnAgents(seen: Seen): Advice[] {
  const { isLive, searches, questions, questionPages, arrivalPages } = seen;
  if (!isLive) return [{ ...about, kind: "not live" }];
  const inVain = questionPages.find(
    ({ path, count }) =>
      count >= minReads &&
      !noPage.test(path) &&
      !arrivalPages.some((arrival) => arrival.path === path && arrival.count > 0),
  );
  const best = arrivalPages.find(({ count }) => count > 0);
  return [
    ...(searches === 0 ? [{ ...about, kind: "no search" as const }] : []),
    ...(questions === 0 ? [{ ...about, kind: "no question" as const }] : []),
    ...(inVain ? [{ ...about, ...inVain, kind: "read in vain" as const }] : []),
    ...(best ? [{ ...best, kind: "brings people" as const }] : []),
  ].map(({ kind, path, count }) => ({ kind, path, count }));
}
