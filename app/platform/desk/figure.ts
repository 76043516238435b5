/** Counts of a period by day, and of the one before. */
export type Figure = { days: number[]; sum: number; daysBefore: number[]; before: number };

/** Counts by day, as those of the later half of the days and of the earlier one. */
export function figureOf(days: readonly string[], byDay: ReadonlyMap<string, number>): Figure {
  const counts = days.map((day) => byDay.get(day) ?? 0);
  const [daysBefore, later] = [counts.slice(0, counts.length / 2), counts.slice(counts.length / 2)];
  return { days: later, sum: sumOf(later), daysBefore, before: sumOf(daysBefore) };
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
