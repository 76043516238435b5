import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import type { Site } from "./exchange.ts";
import { PageCache } from "./page-cache.ts";
import { makePagePreparer } from "./respond-with-page.ts";
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
