import { expect, test } from "vitest";
import { groupSlots, pageSlots } from "./page-slots.ts";

const ownerZone = "America/Los_Angeles";
const slots = Array.from({ length: 14 }, (_, index) => Date.UTC(2026, 11, 1 + Math.floor(index / 2), 17 + (index % 2)));

test("a page has five days, and the next page begins with the sixth", () => {
  const window = { slots, ownerZone, from: "2026-12-01", days: 31, last: "2026-12-29" };
  expect(pageSlots(window)).toEqual({ shown: slots.slice(0, 10), later: "2026-12-06" });
  expect(pageSlots({ ...window, slots: slots.slice(10) })).toEqual({ shown: slots.slice(10) });
  expect(pageSlots({ ...window, slots: [], last: "2027-03-01" })).toEqual({ shown: [], later: "2027-01-01" });
});

test("a day is the reader's own", () => {
  const evening = Date.UTC(2026, 11, 2, 0);
  expect([...groupSlots([evening], ownerZone)]).toEqual([["2026-12-01", [evening]]]);
  expect([...groupSlots([evening, evening + 1], "Asia/Tokyo")]).toEqual([["2026-12-02", [evening, evening + 1]]]);
});
