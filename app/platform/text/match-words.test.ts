import { expect, test } from "vitest";
import { excerptAround, matchWords, readWords } from "./match-words.ts";

test.each([
  ["château", true],
  ["CHATEAU margaux", true],
  ["margaux roux", true],
  ["margaux lafite", false],
  ["", false],
])("%j is found: %s", (search, isFound) =>
  expect(matchWords(["Délphine Roux", "Château Margaux"], readWords(search))).toBe(isFound),
);

test("an excerpt shows the words around the first match", () => {
  const text = `${"before ".repeat(40)}Nobody finds the shop.\n${" after".repeat(40)}`;
  expect(excerptAround(text, ["shop"])).toMatch(/^…before .*Nobody finds the shop\. after .*…$/);
  expect(excerptAround("Short.", ["short"])).toBe("Short.");
});
