import { afterEach, beforeEach, expect, test } from "vitest";
import { readFeed } from "#features/articles/rules/feed/read-feed.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { startOfTest } from "./app.ts";
import { openQuietSite, postOf, type QuietSite } from "./quiet-site.ts";

let site: QuietSite;
beforeEach(async () => {
  site = await openQuietSite();
});
afterEach(() => site.close());

const content = "A guest stands in front of the door. ".repeat(5);

async function storeAnswer(records: object[]) {
  const reading = readFeed(JSON.stringify(records), { nowMs: startOfTest, hasStoredPosts: true });
  if (reading.outcome !== "posts") throw new Error(reading.outcome);
  await storeFeedPosts(site.db, reading.posts, "listed", startOfTest, reading.formerSlugs);
}

const listedRows = () =>
  site.db
    .selectFrom("articles")
    .select(["id", "slug", "title", "date"])
    .where("listed", "=", 1)
    .orderBy("slug")
    .execute();

/** As articles were stored while titles were shown as written and `11-03-2026` was the eleventh of March. */
const before = [
  { id: "7", title: "<b>The</b> Door", slug: "btheb-door-2", content },
  { id: "feed-1v9pbwmu2xy", title: "<b>The</b> Door", slug: "btheb-door", content, date: "2026-03-11" },
];

test("a title that is shown cleaned, and a date that is read anew, move no article, with or without an id", async () => {
  await storeFeedPosts(
    site.db,
    before.map((post, index) => postOf(index, post)),
    "listed",
    startOfTest,
  );
  const records = [
    { id: "7", title: "<b>The</b> Door", content, date: "2026-10-21" },
    { title: "<b>The</b> Door", content, date: "11-03-2026" },
  ];
  for (const _ of ["at once", "and at the next reading"]) {
    await storeAnswer(records);
    expect(await listedRows()).toEqual([
      { id: "feed-1v9pbwmu2xy", slug: "btheb-door", title: "The Door", date: "2026-11-03" },
      { id: "7", slug: "btheb-door-2", title: "The Door", date: "2026-10-21" },
    ]);
  }
  expect(await site.db.selectFrom("old_addresses").selectAll().execute()).toEqual([]);
});

test("a new title still gives a new address, and the old one leads there", async () => {
  await storeAnswer([{ id: "7", title: "**The Door**", content }]);
  await storeAnswer([{ id: "7", title: "**The Gate**", content }]);
  expect(await listedRows()).toMatchObject([{ slug: "the-gate" }]);
  expect(await site.db.selectFrom("old_addresses").select("slug").execute()).toEqual([{ slug: "the-door" }]);
});
