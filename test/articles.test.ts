import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { keepListing } from "#features/articles/server/listing.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { type FeedServer, jsonResponse, startFeedServer } from "./feed-server.ts";

const words = "A record with enough words to be a post of its own, and a sentence more than that. ".repeat(3);
const record = (day: number, category: string, more: object = {}) => ({
  id: `r${day}`,
  title: `Day ${day}`,
  content: `${words}\n\n## A heading of day ${day}\n\n${words}`,
  date: `2026-10-${String(day).padStart(2, "0")}`,
  category,
  author: "Ada Vale",
  ...more,
});
const records = [
  record(16, "Wine", { author: "" }),
  record(15, "Wine"),
  record(14, "Cigar Shops"),
  record(13, "Wine"),
  record(12, "Wine"),
  record(11, "Wine"),
  record(10, "Strategy", { date: "2026-10-11" }),
  record(9, "Undated", { date: "" }),
];

let feed: FeedServer;
let site: TestSite;
let db: Db;
beforeAll(async () => {
  feed = await startFeedServer(records);
  site = await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" });
  ({ db } = await openDatabase(site.settings));
  await soon(stored).is((rows) => rows.length === records.length);
});
afterAll(async () => {
  await db.destroy();
  await site.stop();
  await feed.stop();
});

const page = async (day: number) => (await site.get(`/blog/day-${day}`)).text();
const stored = () => db.selectFrom("renderings").select(["article_hash", "html", "made_at"]).execute();
const linksIn = (html: string, place: string) => {
  const part = html.slice(html.indexOf(`class="${place}`)).split(/<\/(?:nav|section)>/)[0] ?? "";
  return [...part.matchAll(/href="\/blog\/([^"?]+)"/g)].map(([, slug]) => slug);
};

test("an article leads on to three of its category and to its neighbours in the list", async () => {
  const html = await page(13);
  expect(linksIn(html, "cards")).toEqual(expect.arrayContaining(["day-16", "day-15", "day-12"]));
  expect(linksIn(html, "cards")).not.toContain("day-13");
  expect(linksIn(html, "art-turn")).toEqual(["day-12", "day-14"]);
  expect(linksIn(await page(16), "art-turn")).toEqual(["day-15"]);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("neighbours of one day follow each other as they stand in the list", async () => {
  const { posts } = await (await site.get("/api/feed")).json();
  const slugs: string[] = posts.map(({ slug }: { slug: string }) => slug);
  for (const [index, slug] of slugs.entries()) {
    const neighbours = [slugs[index + 1], slugs[index - 1]].filter(Boolean);
    expect(linksIn(await (await site.get(`/blog/${slug}`)).text(), "art-turn"), slug).toEqual(neighbours);
  }
});

test("an article without a date says so, and not as a time", async () => {
  expect(await page(15)).toContain('<time dateTime="2026-10-15">October 15, 2026</time>');
  const undated = await page(9);
  expect(undated).toContain("<span>Date unavailable</span>");
  expect(undated).not.toContain("<time");
});

test("an article without an author is the business's own", async () => {
  const html = await page(16);
  expect(html).toMatch(/class="author grid">.*<b>[^<]+<\/b>/);
  expect(html).toMatch(/"author":\{"@type":"ProfessionalService"/);
  expect(await page(15)).toContain('"author":{"@type":"Person","name":"Ada Vale"}');
  expect(await (await site.get("/rss.xml")).text()).not.toContain("<dc:creator></dc:creator>");
});

test("an article is rendered once; a changed one again, and what nothing refers to goes", async () => {
  const before = await stored();
  const changed = record(15, "Wine", { content: `${words}\n\n## Another heading\n\n${words}` });
  feed.answer(jsonResponse(records.map((each) => (each.id === "r15" ? changed : each))));
  site.clock.nowMs += 1000;
  await soon(async () => {
    await site.get("/api/feed");
    return stored();
  }).is((rows) => rows.length === records.length && rows.some(({ html }) => html.includes("Another heading")));
  const kept = (await stored()).filter(({ made_at }) => made_at < site.clock.nowMs);
  expect(kept).toHaveLength(records.length - 1);
  expect(before).toEqual(expect.arrayContaining(kept));
  expect(await page(15)).toContain("Another heading");
});

test("a page shows the stored rendering, or renders itself without one", async () => {
  await db.updateTable("renderings").set({ html: "<p>Stored</p>" }).execute();
  expect(await page(12)).toContain("<p>Stored</p>");
  await db.deleteFrom("renderings").execute();
  expect(await page(11)).toContain("A heading of day 11");
});

test("the list at hand is given while a changed one is read", async () => {
  let version = 1;
  const { read, latest } = keepListing(site.db, { version: () => version, facts: () => defaultFacts });
  const first = await latest();
  version = 2;
  expect(await latest()).toBe(first);
  const second = await read();
  expect(second).not.toBe(first);
  expect(await latest()).toBe(second);
});
