import { expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

test.each([
  ["/", "/", ""],
  ["/blog?q=a%20b", "/blog", "?q=a%20b"],
  ["/blog?q=a?b", "/blog", "?q=a?b"],
  ["/blog/caf%C3%A9", "/blog/caf%C3%A9", ""],
  ["/blog/a..b", "/blog/a..b", ""],
  ["/blog/...", "/blog/...", ""],
  ["/.well-known/x", "/.well-known/x", ""],
  ["/blog?q=..%2F", "/blog", "?q=..%2F"],
  ["/blog?q=a%00b", "/blog", "?q=ab"],
])("%s is read", (target, pathname, search) => {
  expect(readAddress(target)).toEqual({ pathname, search });
});

test.each([
  "",
  "*",
  "blog",
  "//elsewhere.example",
  "http://elsewhere.example/",
  "/\\elsewhere.example",
  "/a%5Cb",
  "/%",
  "/%E0%A4%A",
  "/%00",
  "/a%0d%0ab",
  "/%7F",
  "/..",
  "/./blog",
  "/blog/../desk",
  "/blog/%2e%2E",
  "/blog/.%2e/desk",
])("%s is no address of ours", (target) => {
  expect(readAddress(target)).toBeUndefined();
});
