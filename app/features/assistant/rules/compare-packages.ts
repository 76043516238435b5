import { foldText } from "#platform/text/match-words.ts";
import { findSubjects, type Known, type KnownTable } from "./match-known.ts";
import { isChanger, isHarmless, readWords } from "./read-question.ts";

/** A package with the lowest dollars of its ranges. */
export type PricedPackage = {
  id: "starter" | "accelerator" | "authority";
  name: string;
  isRecommended: boolean;
  setup: number;
  monthly: number;
  posts: number;
};

const limitWords = new Set(
  readWords(
    "under below less than max maximum up most least over budget dollar dollars usd for at cost posts articles setup month monthly",
  ),
);

/** "6 posts under $1,500": the packages that reach the posts within the price; undefined if no price is named. */
export function withinLimits(part: string, packages: readonly PricedPackage[]): PricedPackage[] | undefined {
  const text = foldText(part)
    .slice(0, 500)
    .replace(/(?<=\d),(?=\d{3})/g, "");
  const [, under] =
    /\b(?:under|below|less than|max(?:imum)?|up to|at most|for|with)(?: of)? \$?(\d{3,6})\b/.exec(text) ?? [];
  if (!under || /[€£¥₿]/.test(text)) return undefined;
  const [, posts = "0"] = /\b(\d{1,3})\+? (?:blog )?(?:posts?|articles?)\b/.exec(text) ?? [];
  const isTold = (word: string) => isHarmless(word) || limitWords.has(word) || word === under || word === posts;
  if (!/post|article|package|plan/.test(text) || readWords(part).some((word) => isChanger(word) || !isTold(word)))
    return undefined;
  const price = /\bset ?up\b/.test(text) ? "setup" : "monthly";
  const found = packages.filter((each) => each.posts >= Number(posts) && each[price] < Number(under));
  return found.length > 0 ? found : undefined;
}

/** The two packages whose difference is asked for. */
export function comparedPair(
  words: readonly string[],
  { table, packages, asks }: { table: KnownTable<Known>; packages: readonly PricedPackage[]; asks: string },
): PricedPackage[] | undefined {
  const named = findSubjects(words, table);
  const pair = packages.filter(({ id }) => named.some((each) => each.id === id));
  const asking = new Set(readWords(asks));
  const covered = new Set(named.flatMap(({ at }) => at));
  const isKnown = (word: string, place: number) => covered.has(place) || asking.has(word) || isHarmless(word);
  return pair.length === 2 && words.some((word) => asking.has(word)) && words.every(isKnown) ? pair : undefined;
}
