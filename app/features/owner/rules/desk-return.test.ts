import { expect, test } from "vitest";
import { readDeskReturn } from "./desk-return.ts";

test.each(["/desk", "/desk/leads?q=a%20b&page=2", "/blog-uploader"])("%s is one", (next) => {
  expect(readDeskReturn(next)).toBe(next);
});

test.each([
  null,
  "",
  "//elsewhere",
  "https://elsewhere/desk",
  "/desk\\..",
  "/deskx",
  "/desk\r\nX: y",
  "/blog",
  "/desk/..//elsewhere.example",
  "/desk/%2e%2e//elsewhere.example",
  "/desk//x",
  "/desk/..",
])("%j is none", (next) => {
  expect(readDeskReturn(next)).toBeUndefined();
});
