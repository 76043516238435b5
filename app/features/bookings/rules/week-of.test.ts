import { expect, test } from "vitest";
import { spanOf, weekOf } from "./week-of.ts";

test.each(["2026-11-23", "2026-11-26", "2026-11-29"])("the week of %s begins on Monday and ends on Sunday", (date) => {
  const week = weekOf(date);
  expect([week[0], week[6]]).toEqual(["2026-11-23", "2026-11-29"]);
});

test("a week across the year's end has seven days", () => {
  expect(weekOf("2027-01-01")).toEqual(expect.arrayContaining(["2026-12-28", "2026-12-31", "2027-01-03"]));
});

test("a week in which clocks change is an hour longer or shorter", () => {
  const hours = (from: string, to: string) => {
    const { fromMs, toMs } = spanOf("America/Los_Angeles", from, to);
    return (toMs - fromMs) / 3_600_000;
  };
  expect([hours("2026-10-26", "2026-11-02"), hours("2026-03-02", "2026-03-09")]).toEqual([169, 167]);
});
