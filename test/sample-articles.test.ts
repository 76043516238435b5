import { expect, test } from "vitest";
import { startTestSite } from "./app.ts";
import { eventually } from "./eventually.ts";
import { startFeedServer } from "./feed-server.ts";

test("a new site opens with eight articles, which go once a feed is set", async () => {
  const site = await startTestSite();
  const { posts, featured } = await (await site.get("/api/feed")).json();
  expect(posts).toHaveLength(8);
  expect(featured.title).toContain("Wine Shops");
  expect(posts.every(({ source }: { source: string }) => source === "static")).toBe(true);

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
