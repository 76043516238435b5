type Count = { count: number; before: number };
type Of = Count & { origin: string };

export type WayCounts = { origin: string; visits: Count; people: Count; booked: Count };

const none: Count = { count: 0, before: 0 };

/**
 * Joins the counts of each source or page: those that bring most bookings, people and visits first, the unknown one
 * last; empty ones are left out.
 */
export function joinCounts(counts: Record<"visits" | "people" | "booked", readonly Of[]>): WayCounts[] {
  const find = (of: readonly Of[], wanted: string): Count => {
    const found = of.find(({ origin }) => origin === wanted);
    return found ? { count: found.count, before: found.before } : none;
  };
  const origins = new Set(Object.values(counts).flatMap((of) => of.map(({ origin }) => origin)));
  const rows = [...origins].map((origin) => ({
    origin,
    visits: find(counts.visits, origin),
    people: find(counts.people, origin),
    booked: find(counts.booked, origin),
  }));
  return rows
    .filter(({ visits, people, booked }) => [visits, people, booked].some(({ count, before }) => count + before > 0))
    .sort(
      (one, other) =>
        Number(one.origin === "") - Number(other.origin === "") ||
        other.booked.count - one.booked.count ||
        other.people.count - one.people.count ||
        other.visits.count - one.visits.count ||
        (one.origin < other.origin ? -1 : 1),
    );
}

/** Counts by source and page, added up for each of either. */
export function sumBy<By extends "source" | "page" | "campaign">(
  rows: readonly (Count & Record<By, string>)[],
  by: By,
): Of[] {
  const sums = new Map<string, Of>();
  for (const { [by]: origin, count, before } of rows) {
    const sum = sums.get(origin) ?? { origin, count: 0, before: 0 };
    sums.set(origin, { origin, count: sum.count + count, before: sum.before + before });
  }
  return [...sums.values()];
}

type InPart = { part: number; count: number };

/** The counts of each source or campaign in each part of a period. */
export function overTime<By extends "source" | "campaign">(
  rows: readonly (InPart & Record<By, string>)[],
  by: By,
  parts: number,
): Record<string, number[]> {
  const all: Record<string, number[]> = {};
  for (const { [by]: origin, part, count } of rows) {
    all[origin] ??= Array.from({ length: parts }, () => 0);
    const counts = all[origin];
    counts[part] = (counts[part] ?? 0) + count;
  }
  return all;
}

/** All rows together. */
export function sumCounts(rows: readonly WayCounts[]): Omit<WayCounts, "origin"> {
  const sum = (of: "visits" | "people" | "booked"): Count => ({
    count: rows.reduce((all, row) => all + row[of].count, 0),
    before: rows.reduce((all, row) => all + row[of].before, 0),
  });
  return { visits: sum("visits"), people: sum("people"), booked: sum("booked") };
}
