import { expect, test } from "vitest";
import { startTestSite, testInLongRun } from "./app.ts";
import { changeFacts } from "./change-facts.ts";
import { soon } from "./eventually.ts";
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
  await soon(feed.reads).is((reads) => reads > 0);
  expect((await (await again.get("/api/feed")).json()).posts).toEqual([]);
  expect(await (await again.get("/blog")).text()).toContain(
    "No articles are currently available. Please check back soon for new content.",
  );
  await again.stop();
  await feed.stop();
  await site.stop();
});

testInLongRun("sample articles are by the business, under whatever name the owner gives it", async () => {
  const site = await startTestSite();
  const name = "Rind & Ripple";
  await changeFacts(site, { "brand.name": name, "brand.authorName": name, "brand.description": "For creameries." });
  const [{ slug } = { slug: "" }] = (await (await site.get("/api/feed")).json()).posts;
  for (const address of [`/blog/${slug}`, `/blog/${slug}.md`, "/rss.xml", "/feed.json", "/blog"]) {
    const ofOurs = async () => {
      const text = await (await site.get(address)).text();
      return text.includes("Rind &") ? text.match(/.{80}Alder &.{20}/) : address;
    };
    await soon(ofOurs).is((found) => found === null);
  }
  await site.stop();
});
