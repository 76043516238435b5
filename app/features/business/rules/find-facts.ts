import { searchWords } from "#features/leads/rules/search-words.ts";

/** Finds those in which every typed word begins a word; none if nothing was typed. */
export function findFacts<Each extends { texts: readonly string[] }>(all: readonly Each[], typed: string): Each[] {
  const asked = searchWords([typed]);
  if (asked.length === 0) return [];
  return all.filter(({ texts }) => {
    const words = texts.flatMap((text) => searchWords([text]));
    return asked.every((start) => words.some((word) => word.startsWith(start)));
  });
}
