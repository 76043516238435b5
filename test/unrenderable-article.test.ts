import { afterEach, beforeEach, expect, test } from "vitest";
import type { Post } from "#app/rules/post.ts";
import { readRendering } from "#server/articles/read-rendering.ts";
import { readRenderingGround } from "#server/articles/rendering-version.ts";
import { makeArticleRenderer } from "#server/jobs/render-articles.ts";
import type { ProcessLimits } from "#server/own-process.ts";
import { storeFeedPosts } from "#server/tables/store-articles.ts";
import { watchContent } from "#server/tables/watch-content.ts";
import { startOfTest } from "./app.ts";
import { openQuietHouse, postOf, type QuietHouse } from "./quiet-house.ts";

/** It takes more than 96 MB to render, and an ordinary article less than 12. */
const heavy = `First.\r\n\r\n${"**a** *b* ~~c~~ `d` ".repeat(5)}\n\n`.repeat(1300);
const littleMemory = { memoryMb: 32, timeMs: 30_000 };

let house: QuietHouse;
beforeEach(async () => {
  house = await openQuietHouse();
});
afterEach(() => house.close());

async function renderWithin(limits: ProcessLimits, posts: Post[]) {
  const { db, log, settings } = house;
  await storeFeedPosts(db, posts, "all", startOfTest);
  const content = await watchContent(db, log);
  await makeArticleRenderer(
    { ...house, content, rendering: readRenderingGround(settings.siteUrl), limits },
    "holder",
  )();
}

/** As its page shows it. */
async function shown(id: string) {
  const { db, settings } = house;
  const article = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return readRendering(db, article, readRenderingGround(settings.siteUrl));
}

const countStored = async () => (await house.db.selectFrom("renderings").select("html").execute()).length;

test("an article that ends the process which renders it is stored as plain text, and its page shows that", async () => {
  await renderWithin(littleMemory, [postOf(1, { content: heavy }), postOf(2)]);
  const plain = await shown("post-1");
  expect(plain).toMatchObject({ isReal: true, contents: [] });
  expect(plain.html).toMatch(/^<p>First\.<\/p><p>\*\*a\*\* \*b\* ~~c~~ `d` /);
  expect(plain.html).not.toMatch(/<(?!\/?p>)/);
  expect((await shown("post-2")).html).toMatch(/^<p>A guest stands/);
  expect(await countStored()).toBe(2);
});

test("where no process can render anything, no article is taken for the cause", async () => {
  const rendered = renderWithin({ memoryMb: 512, timeMs: 1 }, [postOf(1)]);
  await expect(rendered).rejects.toThrow("no process can render articles");
  expect(await countStored()).toBe(0);
});
