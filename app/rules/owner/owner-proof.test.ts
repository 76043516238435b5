import { expect, test } from "vitest";
import { readBearer, readSessionCookie } from "./owner-proof.ts";

test.each([
  ["desk=abc", false, "abc"],
  ["a=1; desk=abc; b=2", false, "abc"],
  ["desk=", false, undefined],
  ["", false, undefined],
  ["xdesk=abc", false, undefined],
  ["desk=abc", true, undefined],
  ["__Host-desk=abc", true, "abc"],
  ["__Host-desk=abc", false, undefined],
])("the session’s token in %j", (header, isSecure, token) => {
  expect(readSessionCookie(header, isSecure)).toBe(token);
});

test.each([
  ["Bearer key", "key"],
  ["bearer  key", "key"],
  ["Bearer", undefined],
  ["Bearer two words", undefined],
  ["Basic key", undefined],
  ["", undefined],
  [`Bearer ${"x".repeat(300)}`, "x".repeat(200)],
])("the key in %j", (header, key) => {
  expect(readBearer(header)).toBe(key);
});
