import { readFile } from "node:fs/promises";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { makeSite, type Site, type SiteDeps } from "./exchange.ts";
import { PageCache } from "./page-cache.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { makePagePreparer, respondWithPage } from "./respond-with-page.ts";
import type { RouteTable } from "./route-table.ts";

test("a prepared page is cached at its smallest, and made anew only when the content has changed", async () => {
  const html = await readFile(new URL(import.meta.url));
  let [version, renderings] = [1, 0];
  const routes: RouteTable = { find: () => ({ id: "page", pattern: "/page", handle: {}, acceptsPosts: false }) };
  const render = async () => {
    renderings += 1;
    return new Response(html, { headers: { "Content-Type": "text/html", "Cache-Control": "public, max-age=0" } });
  };
  const settings = { siteUrl: "https://house.example" };
  const site = { settings, routes, render, routeHeaders: [], preparedPaths: ["/page"] };
  const pages = new PageCache(() => version);
  const prepare = makePagePreparer({ ...site, pages } as unknown as Site, new AbortController().signal);
  await prepare();
  await prepare();
  expect(renderings).toBe(1);
  const smallest = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  expect(pages.get("/page")?.variants.br?.body.length).toBeLessThanOrEqual(smallest.length);
  version = 2;
  await prepare();
  expect(renderings).toBe(2);
});

test("a page that fails is prepared again only when the content has changed", async () => {
  let [version, renderings] = [1, 0];
  const routes: RouteTable = { find: () => ({ id: "page", pattern: "/page", handle: {}, acceptsPosts: false }) };
  const render = async () => {
    renderings += 1;
    return new Response("", { status: version === 1 ? 500 : 200 });
  };
  const settings = { siteUrl: "https://house.example" };
  const pages = new PageCache(() => version);
  const site = { settings, routes, render, routeHeaders: [], preparedPaths: ["/page"], pages };
  const prepare = makePagePreparer(site as unknown as Site, new AbortController().signal);
  await prepare();
  await prepare();
  expect(renderings).toBe(1);
  version = 2;
  await prepare();
  expect(renderings).toBe(2);
});

test("hills that wait, and all that one network asks for, leave the others their places", async () => {
  const door = Promise.withResolvers<void>();
  let waiting = 0;
  const render = async ({ url }: Request) => {
    if (url.endsWith("/about")) return new Response("made");
    waiting += 1;
    return door.promise.then(() => new Response("made"));
  };
  const find = (pattern: string) => {
    const handle = { personal: true, ...(pattern === "/hill" && { slow: "hill" }) } as const;
    return { id: pattern, pattern, handle, acceptsPosts: false };
  };
  const settings = { siteUrl: "https://house.example", isSiteUrlSet: true, trustedProxies: 1 };
  const deps = { settings, render, routes: { find }, commonHeaders: [], plainPolicy: "", networkKey: "key" };
  const site = makeSite({ ...deps, rateLimiter: new RateLimiter(), clock: () => 0 } as unknown as SiteDeps);
  const ask = async (pathname: string, address: string) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: "GET", url: pathname, headers: { "x-forwarded-for": address } });
    const response = new ServerResponse(request);
    await respondWithPage({ site, request, response, address: { pathname, search: "" } });
    return response.statusCode;
  };
  const hills = Array.from({ length: 300 }, (_, at) => ask("/hill", `198.51.${at >> 8}.${at & 255}`));
  const all = Promise.allSettled(hills);
  const searches = Array.from({ length: 300 }, () => ask("/search", "203.0.113.7"));
  expect(await ask("/about", "198.51.100.9")).toBe(200);
  expect(waiting).toBe(128 + 16);
  door.resolve();
  expect((await all).filter(({ status }) => status === "rejected")).toHaveLength(300 - 128);
  expect(new Set(await Promise.all(searches))).toEqual(new Set([200]));
});
