import { afterEach, beforeEach, expect, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import type { Post } from "#facts/post.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { readRendering } from "#features/articles/server/read-rendering.ts";
import { makeArticleRenderer } from "#features/articles/server/render-articles.ts";
import { readRenderingVersion } from "#features/articles/server/rendering-version.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import type { ProcessLimits } from "#platform/child-process/server/bounded-process.ts";
import { startOfTest } from "./app.ts";
import { openQuietSite, postOf, type QuietSite } from "./quiet-site.ts";

/** It takes more than 96 MB to render, and an ordinary article less than 12. */
const heavy = `First.\r\n\r\n${"**a** *b* ~~c~~ `d` ".repeat(5)}\n\n`.repeat(1300);
const littleMemory = { memoryMb: 32, timeMs: 30_000 };

let ownSite: QuietSite;
beforeEach(async () => {
  ownSite = await openQuietSite();
});
afterEach(() => ownSite.close());

async function renderWithin(limits: ProcessLimits, posts: Post[]) {
  const { db, log, settings } = ownSite;
  await storeFeedPosts(db, posts, "all", startOfTest);
  const content = await watchContent(db, log);
  await makeArticleRenderer(
    { ...ownSite, content, features: serverFeatures, rendering: readRenderingVersion(settings.siteUrl), limits },
    "holder",
  )();
}

/** The article as its page shows it. */
async function shown(id: string) {
  const { db, settings } = ownSite;
  const article = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return readRendering(db, article, readRenderingVersion(settings.siteUrl));
}

const countStored = async () => (await ownSite.db.selectFrom("renderings").select("html").execute()).length;

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
