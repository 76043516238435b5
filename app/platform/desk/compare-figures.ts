import { formatNumber } from "#platform/intl/numbers.ts";
/** The change in words: "+9 %", or in numbers if there were few; empty if there was nothing. */
export function compareFigures(now: number, before: number): string {
  if (before === 0) return "";
  const change = now - before;
  if (before < 20) return signed(change);
  return `${signed(Math.round((change / before) * 100))}\u00a0%`;
}

const signed = (number: number) => `${number < 0 ? "−" : number > 0 ? "+" : "±"}${formatNumber(Math.abs(number))}`;

/** A part's share of the whole, in whole percents. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? "" : `${Math.min(100, Math.round((part / whole) * 100))}\u00a0%`;
