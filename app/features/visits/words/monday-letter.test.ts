import { expect, test } from "vitest";
import { compareFigures } from "#platform/desk/compare-figures.ts";
import { mondayLetterCopy } from "./monday-letter.ts";

test.each([
  [412, 371, "412 visits (+11\u00a0% on the week before)"],
  [2, 5, "2 visits (−3 on the week before)"],
  [2, 2, "2 visits (as the week before)"],
  [201, 200, "201 visits (+1\u00a0% on the week before)"],
  [200, 200, "200 visits (as the week before)"],
  [1, 0, "1 visit"],
])("%i visits after %i are told as %j", (now, before, words) =>
  expect(mondayLetterCopy.visits(now, compareFigures(now, before))).toBe(words),
);
