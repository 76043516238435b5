import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { boundHeaders, isTooLongAddress } from "./bound-request.ts";

function bounded(headers: IncomingMessage["headers"]) {
  const request = { headers } as IncomingMessage;
  boundHeaders(request);
  return request.headers;
}

test("headers that are parsed are cut to a useful length", () => {
  const long = "x".repeat(15_000);
  const headers = bounded({ referer: long, "user-agent": long, cookie: long, "x-own": long });
  const lengths = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.length]));
  expect(lengths).toEqual({ referer: 2048, "user-agent": 1024, cookie: 8192, "x-own": 15_000 });
});

test("of headers that proxies append to, the end is read", () => {
  const headers = bounded({ "x-forwarded-for": `${"1.2.3.4, ".repeat(1500)}203.0.113.7` });
  expect(headers["x-forwarded-for"]).toMatch(/, 203\.0\.113\.7$/);
  expect(headers["x-forwarded-for"]).toHaveLength(1024);
});

test("ordinary headers are unchanged", () => {
  const headers = { accept: "text/html", cookie: "desk=a", "x-forwarded-for": "203.0.113.7" };
  expect(bounded({ ...headers })).toEqual(headers);
});

test.each([
  [`/${"a".repeat(2047)}`, false],
  [`/${"a".repeat(2048)}`, true],
  [`/${"a".repeat(2047)}?${"q".repeat(4095)}`, false],
  [`/?${"q".repeat(4096)}`, true],
])("an address has at most 2,048 characters, and 4,096 behind its question mark", (target, isTooLong) => {
  expect(isTooLongAddress(target)).toBe(isTooLong);
});
