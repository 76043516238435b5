import { afterEach, beforeEach, expect, test } from "vitest";
import type { Post } from "#facts/post.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { startOfTest, testInLongRun } from "./app.ts";
import { openQuietSite, postOf, type QuietSite } from "./quiet-site.ts";

let site: QuietSite;
beforeEach(async () => {
  site = await openQuietSite();
});
afterEach(() => site.close());

let reads = 0;
const read = (posts: Post[], keeps: "listed" | "all" = "listed") => {
  reads += 1;
  return storeFeedPosts(site.db, posts, keeps, startOfTest + reads);
};
const stored = () => site.db.selectFrom("articles").select(["id", "slug", "listed"]).orderBy("slug").execute();
const megabyte = "A guest stands in front of the door. ".repeat(28_340);

test("a post that comes again under another id is the same post, and keeps its address", async () => {
  for (const id of ["one", "two", "three"]) await read([postOf(1, { id }), postOf(2)]);
  const both = [
    { id: "one", slug: "notes-of-day-1", listed: 1 },
    { id: "post-2", slug: "notes-of-day-2", listed: 1 },
  ];
  expect(await stored()).toEqual(both);
  expect(await read([postOf(1, { id: "four" }), postOf(2)])).toEqual({ changed: 0, deleted: 0 });
  await read([postOf(2)]);
  await read([postOf(1, { id: "five" }), postOf(2)]);
  expect(await stored()).toEqual(both);
});

test("another post with the address of one that the feed no longer has is another post", async () => {
  await read([postOf(1)]);
  await read([postOf(1, { id: "new", excerpt: "What was heard." })], "all");
  expect((await stored()).map(({ id }) => id)).toEqual(["post-1", "new"]);
});

testInLongRun(
  "a feed of 8 MB whose ids and texts change at each read stores 16 MB of earlier posts at most",
  async () => {
    const batch = (at: number) =>
      Array.from({ length: 8 }, (_, index) => postOf(index, { id: `${at}-${index}`, content: `${at} ${megabyte}` }));
    for (let at = 0; at < 3; at += 1) await read(batch(at));
    expect(await read(batch(3))).toEqual({ changed: 16, deleted: 8 });
    const ids = (await stored()).map(({ id }) => id);
    expect(ids).toHaveLength(8 + 15);
    for (const { id } of batch(3)) expect(ids).toContain(id);
    expect(ids).not.toContain("0-0");
  },
);

test("an article whose address another page has moves to one of its own; others keep theirs", async () => {
  await read([postOf(1, { slug: "cellar-md" })]);
  const given = { slug: "cellar.md", wanted_slug: "cellar.md" };
  await read([postOf(1, { slug: "cellar-md" }), postOf(2, { slug: "bottle" }), postOf(3, { slug: "cellar.v2" })]);
  await site.db.updateTable("articles").set(given).where("id", "=", "post-2").execute();
  await read([
    postOf(1, { slug: "cellar-md" }),
    postOf(2, { slug: "cellar.md" }),
    postOf(3, { slug: "cellar.v2" }),
    postOf(4, { slug: "glass.data" }),
  ]);
  const slugs = (await stored()).map(({ id, slug }) => [id, slug]);
  expect(Object.fromEntries(slugs)).toEqual({
    "post-1": "cellar-md",
    "post-2": "cellar-md-2",
    "post-3": "cellar.v2",
    "post-4": "glass-data",
  });
});
