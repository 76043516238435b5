import { lettersCopy as copy } from "#app/copy/desk/letters.ts";
import type { LetterCount } from "#app/rules/letters/letters.ts";

const order = Object.keys(copy.counts) as LetterCount[];

/** "41 sent, 2 stopped". */
export function sayCounts(counts: Partial<Record<LetterCount, number>>): string {
  const parts = order.flatMap((what) => (counts[what] ? copy.counts[what](counts[what].toLocaleString("en-US")) : []));
  return parts.join(", ") || copy.nothing;
}
