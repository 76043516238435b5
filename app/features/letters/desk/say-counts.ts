import { formatNumber } from "#platform/intl/numbers.ts";
import type { LetterCount } from "../rules/letters.ts";
import { lettersCopy as copy } from "../words/desk.ts";

const order = Object.keys(copy.counts) as LetterCount[];

/** "41 sent, 2 stopped". */
export function sayCounts(counts: Partial<Record<LetterCount, number>>): string {
  const parts = order.flatMap((what) => (counts[what] ? copy.counts[what](formatNumber(counts[what])) : []));
  return parts.join(", ") || copy.nothing;
}
