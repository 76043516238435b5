import { expect, test } from "vitest";
import { addMonths, dateAfterKey, weeksOf } from "./month-grid.ts";

test("a month has weeks that begin on Sunday", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"]);
  expect(weeks[4]?.slice(3)).toEqual(["2026-12-30", "2026-12-31", null, null]);
  expect(weeksOf("2026-02")).toHaveLength(4);
});

test("months follow each other over the year's end", () => {
  expect([addMonths("2026-12", 1), addMonths("2027-01", -1)]).toEqual(["2027-01", "2026-12"]);
});

test.each([
  ["ArrowLeft", "2026-12-09"],
  ["ArrowRight", "2026-12-11"],
  ["ArrowUp", "2026-12-03"],
  ["ArrowDown", "2026-12-17"],
  ["Home", "2026-12-06"],
  ["End", "2026-12-12"],
  ["PageUp", "2026-11-25"],
  ["PageDown", "2027-01-08"],
  ["Enter", undefined],
])("%s leads to %s", (key, date) => {
  expect(dateAfterKey("2026-12-10", key, ["2026-11-25", "2027-01-08"])).toBe(date);
});

test("in a shorter month the last day is chosen", () => {
  expect(dateAfterKey("2027-01-31", "PageDown", ["2026-01-01", "2028-01-01"])).toBe("2027-02-28");
});
