import { expect, test } from "vitest";
import { countProxies, judgeProxy } from "./judge-proxy.ts";

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
