import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import type { Post } from "#facts/post.ts";
import { storeFeedPosts, toRow } from "#features/articles/server/queries/store-articles.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { malformedAt } from "./well-formed.ts";

const siteUrl = "https://house.example";
const articles = 10_002;
const batchRows = 500;

const post = (index: number): Post => ({
  id: `post-${index}`,
  title: `Notes ${index}`,
  slug: `notes-${index}`,
  author: "Ana",
  date: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
  excerpt: "",
  content: "A guest stands in front of the door.",
  categories: ["Wine"],
  imageSrc: "",
  readTime: 1,
  source: "n8n",
});

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ FEED_URL: "http://127.0.0.1:9/none", SITE_URL: siteUrl });
  const rows = Array.from({ length: articles }, (_, index) =>
    toRow(post(index), `notes-${index}`, Date.UTC(2026, 1, 1)),
  );
  for (let start = 0; start < articles - 1; start += batchRows)
    await site.db
      .insertInto("articles")
      .values(rows.slice(start, start + batchRows))
      .execute();
  const newest = { ...post(articles), date: "2026-11-20" };
  await storeFeedPosts(site.db, [newest], "all", site.clock.nowMs);
});
afterAll(() => site.stop());

const read = async (path: string) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const text = await answer.text();
  expect(malformedAt(text)).toBeUndefined();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, at = "", day]) => [
    at,
    day,
  ]);
};
const pathOf = (address = "") => address.slice(siteUrl.length);

test("more articles than one sitemap should hold are in parts that an index names", async () => {
  const index = await read(paths.sitemap());
  expect(index).toEqual([
    [`${siteUrl}/sitemap.xml?part=pages`, undefined],
    [`${siteUrl}/sitemap.xml?part=1`, "2026-02-01T00:00:00Z"],
    [`${siteUrl}/sitemap.xml?part=2`, "2026-11-20T00:00:00Z"],
  ]);
  const [pages = [], first = [], second = []] = await Promise.all(index.map(([address]) => read(pathOf(address))));
  expect(pages.map(([at]) => pathOf(at))).toEqual(indexablePages(defaultFacts).map(({ path }) => path));
  expect([first.length, second.length]).toEqual([10_000, 3]);
  expect(new Set([...first, ...second].map(([at]) => at)).size).toBe(articles + 1);
  expect(second.at(-1)).toEqual([`${siteUrl}/blog/notes-${articles}`, "2026-11-20T00:00:00Z"]);
});

test("a new article changes the last part alone", async () => {
  const seen = async (part: string) => (await site.get(paths.sitemap(part))).headers.get("etag");
  const before = [await seen("1"), await seen("2")];
  await storeFeedPosts(site.db, [{ ...post(20_000), date: "2026-11-21" }], "all", site.clock.nowMs);
  await expect.poll(() => seen("2"), { timeout: 20_000 }).not.toBe(before[1]);
  expect(await seen("1")).toBe(before[0]);
});

test.each(["0", "3", "01", "1.0", "-1", "nothing", "99999999"])("there is no part %s", async (part) => {
  expect((await site.get(paths.sitemap(part))).status).toBe(404);
});
