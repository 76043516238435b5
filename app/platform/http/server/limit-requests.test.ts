import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { Exchange } from "./exchange.ts";
import { limitRequests, renderInTurn, TooMany } from "./limit-requests.ts";
import { NetworkTurns } from "./network-turns.ts";
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
    networkTurns: new NetworkTurns(),
  };
  const exchangeOf = (address: string, url = "") => {
    const headers = { "x-forwarded-for": address };
    const request = { headers, socket: { remoteAddress: "127.0.0.1" }, url } as unknown as IncomingMessage;
    return { site, request, response: { destroyed: false } } as unknown as Exchange;
  };
  /** Resolves with after how many seconds to come back, or 0. */
  const ask = async (address: string, asked: RouteHandle | string = {}): Promise<number> => {
    try {
      if (typeof asked === "string") limitRequests(exchangeOf(address, asked));
      else await renderInTurn(exchangeOf(address), asked, async () => {});
      return 0;
    } catch (error) {
      if (error instanceof TooMany) return error.retryAfterSeconds;
      throw error;
    }
  };
  const askTimes = async (times: number, ...asked: Parameters<typeof ask>) =>
    (await Promise.all(Array.from({ length: times }, () => ask(...asked)))).filter((seconds) => seconds > 0);
  return { ask, askTimes, exchangeOf, told, wait: (seconds: number) => (nowMs += seconds * 1000) };
}

const [fair, home] = ["203.0.113.7", "198.51.100.9"];
const [hill, share] = [{ slow: "hill" }, { slow: "share" }] as const;

test("fifty guests behind one address see twelve pages and two pictures each at once", async () => {
  const { askTimes, told } = makeVisitors();
  expect(await askTimes(50 * 12, fair)).toEqual([]);
  expect(await askTimes(50 * 2, fair, hill)).toEqual([]);
  expect(told).toEqual([]);
});

test("beyond its limit a network is told when to come back, and the owner is told; others are not refused", async () => {
  const { ask, askTimes, told, wait } = makeVisitors();
  expect(await askTimes(601, fair)).toEqual([1]);
  expect(await askTimes(122, fair, hill)).toEqual([5, 5]);
  expect(await Promise.all([ask(fair, share), ask(home), ask(home, hill)])).toEqual([0, 0, 0]);
  expect(told.map(({ kind }) => kind)).toEqual(["pages", "pictures", "pictures"]);
  expect(new Set(told.map(({ network }) => network)).size).toBe(1);
  wait(5);
  expect(await Promise.all([ask(fair), ask(fair, hill), ask(fair, hill)])).toEqual([0, 0, 5]);
});

test("fifty guests who open three pages with all their files at once are served, and a flood is not", async () => {
  const { ask, askTimes } = makeVisitors();
  expect(await askTimes(50 * 3 * 40, fair, "/assets/any.js")).toEqual([]);
  expect(await askTimes(50, fair, "/about")).toHaveLength(50);
  expect(await Promise.all([ask(home, "/about"), ask(fair, "/healthz"), ask(fair, "/readyz")])).toEqual([0, 0, 0]);
});

test("an IPv6 /48 has four times as many as each network in it", async () => {
  const { askTimes } = makeVisitors();
  const asked = Array.from({ length: 5 }, (_, at) => askTimes(120, `2001:db8:1:${at}::1`, hill));
  expect((await Promise.all(asked)).map(({ length }) => length)).toEqual([0, 0, 0, 0, 120]);
});

test("without a network nobody is refused: all visitors would share a silent proxy's", async () => {
  expect(await makeVisitors(0).askTimes(1000, fair)).toEqual([]);
});

test("sixteen of a network are rendered at once, and the others in their turn unless they have left", async () => {
  const { exchangeOf } = makeVisitors();
  const door = Promise.withResolvers<void>();
  const started: string[] = [];
  const render = (exchange: Exchange, name: string) =>
    renderInTurn(exchange, {}, () => {
      started.push(name);
      return door.promise;
    }).catch(() => started.push(`${name} not rendered`));
  const leaving = exchangeOf(fair);
  const all = Array.from({ length: 20 }, (_, at) => render(at === 18 ? leaving : exchangeOf(fair), `fair ${at}`));
  all.push(render(exchangeOf(home), "home"));
  expect([started.length, started.at(-1)]).toEqual([17, "home"]);
  Object.assign(leaving.response, { destroyed: true });
  door.resolve();
  await Promise.all(all);
  expect(started.slice(17).sort()).toEqual(["fair 16", "fair 17", "fair 18 not rendered", "fair 19"]);
});
