import { expect, test } from "vitest";
import { readTime } from "./read-time.ts";

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])("%d words take %d min [5.record.read-time]", (words, minutes) => {
  expect(readTime("word ".repeat(words))).toBe(minutes);
});

test("any white space separates words", () => {
  expect(readTime(`${"a\n\tb\u00a0c\u2003".repeat(67)}`)).toBe(2);
});
