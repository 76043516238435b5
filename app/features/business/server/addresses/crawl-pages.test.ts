import { expect, test } from "vitest";
import { isShort } from "#test/extent.ts";
import { crawlPages } from "./crawl-pages.ts";

const siteUrl = "https://house.example";

/** A home page with this many links, each to a page without any. */
function siteOf(count: number) {
  const asked: string[] = [];
  const links = Array.from({ length: count }, (_, at) => `<li id="i${at}">Word <a href="/p${at}">page ${at}</a></li>`);
  const get = async (path: string) => {
    asked.push(path);
    const html = path === "/" ? `<!doctype html><main><ul>${links.join("")}</ul></main>` : "";
    return new Response(html, { headers: { "Content-Type": "text/html" } });
  };
  return { asked, get };
}

test("a page that is read in slices has the links and ids of the whole", async () => {
  for (const charactersInTurn of [50, 1000, 512 * 1024]) {
    const { value: home } = await crawlPages(siteOf(300).get, siteUrl, { charactersInTurn }).next();
    expect(home?.links).toEqual(Array.from({ length: 300 }, (_, at) => `/p${at}`));
    expect(home?.ids.size).toBe(300);
  }
});

test.skipIf(isShort)("a crawl follows 5,000 paths at most", async () => {
  const { asked, get } = siteOf(6000);
  const paths = new Set<string>();
  for await (const { path } of crawlPages(get, siteUrl)) paths.add(path);
  expect([asked.length, paths.size]).toEqual([5000, 5000]);
});
