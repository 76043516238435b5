import { expect, test } from "vitest";
import { hasUncacheableParam, keepAllowedQuery } from "./query-keys.ts";

const keys = { queryAllowList: ["category", "page"], uncacheableParams: ["q"] };

test.each([
  ["", ""],
  ["?utm_source=letter&fbclid=1", ""],
  ["?page=2&utm_source=letter&category=Wine", "?category=Wine&page=2"],
  ["?q=&page=", ""],
  ["?q=oak+cask", "?q=oak+cask"],
  ["?category=a&category=b", "?category=a"],
])("of %s it keeps %s", (search, allowed) => {
  expect(keepAllowedQuery(search, keys)).toBe(allowed);
});

test("parameters that anyone may invent are told apart from those that the site offers", () => {
  expect(hasUncacheableParam("/blog?category=Wine", keys)).toBe(false);
  expect(hasUncacheableParam("/blog?category=Wine&q=oak", keys)).toBe(true);
  expect(hasUncacheableParam("/blog", keys)).toBe(false);
});
