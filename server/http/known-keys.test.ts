import { expect, test } from "vitest";
import { hasFreeKey, keepKnownKeys } from "./known-keys.ts";

const keys = { queryKeys: ["category", "page"], freeKeys: ["q"] };

test.each([
  ["", ""],
  ["?utm_source=letter&fbclid=1", ""],
  ["?page=2&utm_source=letter&category=Wine", "?category=Wine&page=2"],
  ["?q=&page=", ""],
  ["?q=oak+cask", "?q=oak+cask"],
  ["?category=a&category=b", "?category=a"],
])("of %s it keeps %s", (search, kept) => {
  expect(keepKnownKeys(search, keys)).toBe(kept);
});

test("what anyone may invent is told apart from what the site itself offers", () => {
  expect(hasFreeKey("/blog?category=Wine", keys)).toBe(false);
  expect(hasFreeKey("/blog?category=Wine&q=oak", keys)).toBe(true);
  expect(hasFreeKey("/blog", keys)).toBe(false);
});
