import { expect, test } from "vitest";
import { sayHours } from "./say-hours.ts";

test.each([
  [[], ""],
  [["09:00–12:00", "13:05–17:30"], "9:00 AM–12:00 PM, 1:05 PM–5:30 PM"],
  [["00:00–24:00"], "12:00 AM–12:00 AM"],
  [["whenever"], "whenever"],
])("%o read as %s", (spans, words) => {
  expect(sayHours(spans)).toBe(words);
});
