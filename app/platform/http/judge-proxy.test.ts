import { expect, test } from "vitest";
import { countProxies, hasUndeclaredProxy, judgeProxy } from "./judge-proxy.ts";

test.each([
  [{ trusted: 0, proxies: 0, isSecure: false }, "direct"],
  [{ trusted: 0, proxies: 1, isSecure: false }, "too few trusted"],
  [{ trusted: 2, proxies: 1, isSecure: true }, "too many trusted"],
  [{ trusted: 1, proxies: 1, isSecure: false }, "not encrypted"],
  [{ trusted: 1, proxies: 1, isSecure: true }, "agrees"],
])("%o: %s", (seen, verdict) => {
  expect(judgeProxy(seen)).toBe(verdict);
});

test("proxies are counted by what they added", () => {
  expect([null, "", "203.0.113.7", "203.0.113.7, 10.0.0.1 ,"].map(countProxies)).toEqual([0, 0, 1, 2]);
});

test.each([
  ["http://localhost:3000", [], false],
  ["http://127.0.0.1:3000", [], false],
  ["http://[::1]:3000", [], false],
  ["http://house.localhost", [], false],
  ["http://localhost:3000", ["X-Forwarded-For"], true],
  ["http://localhost:3000", ["Forwarded"], true],
  ["http://localhost:3000", ["X-Real-IP"], true],
  ["http://localhost:3000", ["Via"], true],
  ["http://localhost:3000", ["X-Forwarded-Proto", "Accept"], false],
  ["https://www.house.example", [], true],
  ["https://localhost.house.example", [], true],
])("a site at %s that is asked with %j has a proxy that nobody declared: %s", (siteUrl, names, expected) => {
  const headers = new Headers(names.map((name) => [name, "x"]));
  expect(hasUndeclaredProxy({ isNetworkKnown: false, siteUrl, headers })).toBe(expected);
  expect(hasUndeclaredProxy({ isNetworkKnown: true, siteUrl, headers })).toBe(false);
});
