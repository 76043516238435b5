import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { Exchange } from "./exchange.ts";
import { limitRenderings, limitRequests, TooMany } from "./limit-requests.ts";
import { RateLimiter } from "./rate-limiter.ts";
import type { RouteHandle } from "./route-table.ts";

function makeVisitors(trustedProxies = 1) {
  let nowMs = 0;
  const told: { kind: string; network: string }[] = [];
  const site = {
    settings: { trustedProxies },
    networkKey: "key",
    rateLimiter: new RateLimiter(),
    refusals: { note: (refusal: { kind: string; network: string }) => told.push(refusal) },
    clock: () => nowMs,
  };
  /** Returns after how many seconds to come back, or 0. */
  const ask = (address: string, asked: RouteHandle | string = {}): number => {
    const headers = { "x-forwarded-for": address };
    const request = { headers, socket: { remoteAddress: "127.0.0.1" }, url: asked } as unknown as IncomingMessage;
    try {
      const exchange = { site, request } as unknown as Exchange;
      if (typeof asked === "string") limitRequests(exchange);
      else limitRenderings(exchange, asked);
      return 0;
    } catch (error) {
      if (error instanceof TooMany) return error.retryAfterSeconds;
      throw error;
    }
  };
  const askTimes = (times: number, ...asked: Parameters<typeof ask>) =>
    Array.from({ length: times }, () => ask(...asked)).filter((seconds) => seconds > 0);
  return { ask, askTimes, told, wait: (seconds: number) => (nowMs += seconds * 1000) };
}

const [fair, home] = ["203.0.113.7", "198.51.100.9"];
const [hill, share] = [{ slow: "hill" }, { slow: "share" }] as const;

test("fifty guests behind one address see twelve pages and two pictures each at once", () => {
  const { askTimes, told } = makeVisitors();
  expect(askTimes(50 * 12, fair)).toEqual([]);
  expect(askTimes(50 * 2, fair, hill)).toEqual([]);
  expect(told).toEqual([]);
});

test("beyond its limit a network is told when to come back, and the owner is told; others are not refused", () => {
  const { ask, askTimes, told, wait } = makeVisitors();
  expect(askTimes(601, fair)).toEqual([1]);
  expect(askTimes(122, fair, hill)).toEqual([5, 5]);
  expect([ask(fair, share), ask(home), ask(home, hill)]).toEqual([0, 0, 0]);
  expect(told.map(({ kind }) => kind)).toEqual(["pages", "pictures", "pictures"]);
  expect(new Set(told.map(({ network }) => network)).size).toBe(1);
  wait(5);
  expect([ask(fair), ask(fair, hill), ask(fair, hill)]).toEqual([0, 0, 5]);
});

test("fifty guests who open three pages with all their files at once are served, and a flood is not", () => {
  const { ask, askTimes } = makeVisitors();
  expect(askTimes(50 * 3 * 40, fair, "/assets/any.js")).toEqual([]);
  expect(askTimes(50, fair, "/about")).toHaveLength(50);
  expect([ask(home, "/about"), ask(fair, "/healthz"), ask(fair, "/readyz")]).toEqual([0, 0, 0]);
});

test("an IPv6 /48 has four times as many as each network in it", () => {
  const { askTimes } = makeVisitors();
  const refused = Array.from({ length: 5 }, (_, at) => askTimes(120, `2001:db8:1:${at}::1`, hill).length);
  expect(refused).toEqual([0, 0, 0, 0, 120]);
});

test("without a network nobody is refused: all visitors would share a silent proxy's", () => {
  expect(makeVisitors(0).askTimes(1000, fair)).toEqual([]);
});
