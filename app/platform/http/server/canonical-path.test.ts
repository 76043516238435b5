import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  ["/", "/"],
  ["///", "/"],
  ["/blog//", "/blog"],
  ["/blog/a-page_1.~x", "/blog/a-page_1.~x"],
  ["/blog/%61-p%2Dage%5f1", "/blog/a-p-age_1"],
  ["/blog/caf%c3%A9", "/blog/caf%C3%A9"],
  ["/blog/a%2fb%20c", "/blog/a%2Fb%20c"],
  ["/blog/%2561", "/blog/%2561"],
])("%s is usually written %s, and so stays", (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
