import { expect, test } from "vitest";
import { openDatabase } from "#platform/engine/server/database.ts";
import { decodeEntities } from "#platform/text/decode-entities.ts";
import { startTestSite } from "./app.ts";
import { publicPages } from "./public-pages.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite());

const brand = "Alder & Vale";

function headOf(html: string) {
  const find = (pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? "");
  return {
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    picture: find(/<meta property="og:image" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    heading: find(/<h1[^>]*>([^<]*)/),
  };
}

test("each page sets a title, a description, a share picture and its address, hidden ones and 404 included [1.page.head]", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of [...publicPages, "/blog/no-such-article"]) {
    const answer = await site.get(path);
    const head = headOf(await answer.text());
    expect(head.title, path).toMatch(new RegExp(`^\\S.* \\| ${brand}$`));
    expect(head.description, path).not.toBe("");
    expect(head.picture, path).toMatch(/^https?:\/\/.+\.(?:jpg|png)/);
    expect(head.canonical, path).toBe(answer.status === 200 ? new URL(path, site.settings.siteUrl).href : "");
    titles.add(head.title);
    descriptions.add(head.description);
  }
  expect(titles.size).toBe(publicPages.length + 1);
  expect(descriptions.size).toBe(publicPages.length + 1);
});

test("of the list's pages those that something leads to are to be found", async () => {
  const { categories } = await (await site.get("/api/feed")).json();
  const isFound = async (path: string) => !(await (await site.get(path)).text()).includes('content="noindex"');
  const led = ["/blog", `/blog?category=${encodeURIComponent(categories[0])}`];
  const others = ["/blog?category=None+such", "/blog?page=99", "/blog?q=wine"];
  expect(await Promise.all(led.map(isFound))).toEqual([true, true]);
  expect(await Promise.all(others.map(isFound))).toEqual([false, false, false]);
});

test("a page that fails is headed “Unexpected Application Error!” and titled so before the brand [2.error] [8.routing-error]", async () => {
  const { db } = await openDatabase(site.settings);
  await db.schema.alterTable("articles").renameTo("articles_elsewhere").execute();
  try {
    const answer = await site.get("/blog/what-guests-want-to-know-before-they-drive-out-to-you");
    expect(answer.status).toBe(500);
    const html = await answer.text();
    const head = headOf(html);
    expect(head.heading).toBe("Unexpected Application Error!");
    expect(head.title).toBe(`Unexpected Application Error! | ${brand}`);
    expect(html).toMatch(/<code>[^<]+<\/code>/);
    expect(html).toContain('<footer class="foot');
  } finally {
    await db.schema.alterTable("articles_elsewhere").renameTo("articles").execute();
    await db.destroy();
  }
});
