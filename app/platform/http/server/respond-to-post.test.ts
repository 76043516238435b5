import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Site } from "./exchange.ts";
import { BodyMemory } from "./posted-body.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { respondToPost } from "./respond-to-post.ts";
import type { RouteTable } from "./route-table.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A site with one route that takes posts, and 100 bytes for small bodies. */
async function startSite(limit = { burst: 100, perSecond: 1 }) {
  const routes: RouteTable = {
    find: () => ({ id: "form", pattern: "/form", handle: { limit }, acceptsPosts: true }),
  };
  const site = {
    settings: { siteUrl: "https://house.example", isSiteUrlSet: true, trustedProxies: 1 },
    routes,
    isOutdated: () => false,
    rateLimiter: new RateLimiter(),
    bodyMemory: { small: new BodyMemory(100) },
    render: async () => new Response("taken"),
    defaultHeaders: [],
    routeHeaders: [],
    networkKey: "key",
    clock: () => 0,
  } as unknown as Site;
  const server = createServer((request, response) => {
    void respondToPost({ site, request, response, address: { pathname: "/form", search: "" } });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  stops.push(() => server.close().closeAllConnections());
  const begin = (network: string) => {
    const { port } = server.address() as AddressInfo;
    return request({ port, method: "POST", headers: { "X-Forwarded-For": network } }).on("error", () => {});
  };
  const post = async (body: string, network = "192.0.2.1") => {
    const [{ statusCode }] = await once(begin(network).end(body), "response");
    return statusCode as number;
  };
  return { site, begin, post };
}

const typical = "x".repeat(16 * 1024);
const beyond = (bytes: number) => typical + "x".repeat(bytes);

test("a post is refused before it is read once a later version has upgraded the database; nginx asks another instance", async () => {
  const { site, begin, post } = await startSite();
  site.isOutdated = () => true;
  expect(await post(typical)).toBe(503);
  const toOurNginx = begin("192.0.2.1");
  toOurNginx.setHeader("X-Passes-On", "1");
  for (const [sent, passedTo] of [
    [begin("192.0.2.1"), undefined],
    [toOurNginx, "@another"],
  ] as const) {
    const [{ headers }] = await once(sent.end(), "response");
    expect([headers["retry-after"], headers["x-accel-redirect"]]).toEqual(["5", passedTo]);
  }
});

test("what small bodies have beyond a typical one shares a memory, and gives it back", async () => {
  const { site, begin, post } = await startSite();
  expect([await post(beyond(100)), await post(beyond(100))]).toEqual([200, 200]);
  const unfinished = begin("192.0.2.2");
  unfinished.write(beyond(60));
  const { small } = site.bodyMemory;
  await expect.poll(() => isFree(small, 41)).toBe(false);
  expect([await post(beyond(41)), await post(beyond(40)), await post(typical)]).toEqual([503, 200, 200]);
  unfinished.destroy();
  await expect.poll(() => isFree(small, 100)).toBe(true);
  expect(await post(beyond(100))).toBe(200);
});

function isFree(memory: BodyMemory, bytes: number): boolean {
  const share = memory.share();
  const isTaken = share.take(bytes);
  share.giveBack();
  return isTaken;
}

test("an IPv6 /48 posts four times as often as one of its networks, and takes nothing from others", async () => {
  const { post } = await startSite({ burst: 2, perSecond: 1 });
  const from = async (network: string) => [await post("", network), await post("", network), await post("", network)];
  // The third of each network is refused, and does not count for the /48.
  for (const network of [1, 2, 3, 4]) expect(await from(`2001:db8:1:${network}::1`)).toEqual([200, 200, 429]);
  expect(await from("2001:db8:1:5::1")).toEqual([429, 429, 429]);
  expect(await from("2001:db8:2:5::1")).toEqual([200, 200, 429]);
  expect(await from("192.0.2.1")).toEqual([200, 200, 429]);
});
