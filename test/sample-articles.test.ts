import { expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { startTestSite } from "./app.ts";
import { changeFacts } from "./change-facts.ts";
import { formPost, signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { startFeedServer } from "./feed-server.ts";

test("a new site opens with eight articles, which go once a feed is set", async () => {
  const site = await startTestSite();
  const { posts, featured } = await (await site.get("/api/feed")).json();
  expect(posts).toHaveLength(8);
  expect(featured.title).toContain("Wine Shops");
  expect(posts.every(({ source }: { source: string }) => source === "static")).toBe(true);

  expect(new Set(posts.map(({ imageSrc }: { imageSrc: string }) => imageSrc)).size).toBe(8);

  const feed = await startFeedServer([]);
  const settings = {
    DATA_DIR: site.dataDir,
    ...(site.settings.databaseUrl && { DATABASE_URL: site.settings.databaseUrl }),
  };
  const again = await startTestSite({ ...settings, FEED_URL: feed.url });
  await eventually(feed.reads, (reads) => reads > 0);
  expect((await (await again.get("/api/feed")).json()).posts).toEqual([]);
  expect(await (await again.get("/blog")).text()).toContain(
    "No articles are currently available. Please check back soon for new content.",
  );
  await again.stop();
  await feed.stop();
  await site.stop();
});

test("sample articles that have left the site are among the drafts, not above the owner's own", async () => {
  const site = await startTestSite();
  const headers = { Cookie: await signIn(site) };
  const article = { id: "own", title: "The first of ours", content: "A door. ".repeat(20), categories: "Wine" };
  expect((await site.get(deskPaths.article("own"), formPost({ ...article, when: "now" }, headers))).status).toBe(303);
  const titles = async (list?: "draft") => {
    const html = await (await site.get(deskPaths.articles({ ...(list && { list }) }), { headers })).text();
    return [...html.matchAll(/<tr[^>]*>.*?<b>([^<]*)<\/b>/g)].map(([, title]) => title);
  };
  expect(await titles()).toEqual(["The first of ours"]);
  expect(await titles("draft")).toHaveLength(8);
  await site.stop();
});

test("sample articles are by the business, under whatever name the owner gives it", async () => {
  const site = await startTestSite();
  const name = "Rind & Ripple";
  await changeFacts(site, { "brand.name": name, "brand.authorName": name, "brand.description": "For creameries." });
  const [{ slug } = { slug: "" }] = (await (await site.get("/api/feed")).json()).posts;
  for (const address of [`/blog/${slug}`, `/blog/${slug}.md`, "/rss.xml", "/feed.json", "/blog"]) {
    const shown = await eventually(
      async () => (await site.get(address)).text(),
      (text) => text.includes("Rind &"),
    );
    expect([address, shown.match(/.{80}Alder &.{20}/)]).toEqual([address, null]);
  }
  await site.stop();
});
