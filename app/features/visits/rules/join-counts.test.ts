import { expect, test } from "vitest";
import { joinCounts, sumBy } from "./join-counts.ts";

const of = (origin: string, count: number, before = 0) => ({ origin, count, before });

test("what brings sessions comes first, then people, then visits; what brought nothing is left out", () => {
  const rows = joinCounts({
    visits: [of("search", 90, 80), of("social", 40), of("maps", 0)],
    people: [of("search", 2), of("assistants", 3, 1)],
    booked: [of("assistants", 1)],
  });
  expect(rows.map(({ origin, visits, people, booked }) => [origin, visits.count, people.count, booked.count])).toEqual([
    ["assistants", 0, 3, 1],
    ["search", 90, 2, 0],
    ["social", 40, 0, 0],
  ]);
  expect(rows[1]?.visits.before).toBe(80);
});

test("counts by source and page add up to those of either", () => {
  const rows = [
    { source: "search", page: "/", count: 2, before: 1 },
    { source: "search", page: "/dash", count: 3, before: 0 },
    { source: "ads", page: "/", count: 4, before: 4 },
  ];
  expect(sumBy(rows, "source")).toEqual([of("search", 5, 1), of("ads", 4, 4)]);
  expect(sumBy(rows, "page")).toEqual([of("/", 6, 5), of("/dash", 3)]);
});
