import { expect, test } from "vitest";
import { readSessionCookie } from "./desk-cookies.ts";

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
