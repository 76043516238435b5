import { expect, test } from "vitest";
import { compareFigures, shareOf } from "./compare-figures.ts";

test.each([
  [1284, 1178, "+9\u00a0%"],
  [38, 39, "−3\u00a0%"],
  [9, 6, "+3"],
  [4, 6, "−2"],
  [6, 6, "±0"],
  [100, 100, "±0\u00a0%"],
  [5, 0, ""],
])("%i after %i is %s", (now, before, words) => expect(compareFigures(now, before)).toBe(words));

test("a share is never more than the whole", () => {
  expect([shareOf(3, 10), shareOf(12, 10), shareOf(0, 0)]).toEqual(["30\u00a0%", "100\u00a0%", ""]);
});
