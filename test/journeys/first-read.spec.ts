import { forAll } from "../extent.ts";
import { holdBack, jsonResponse, startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { expect, startSiteProcess, test } from "./site.ts";

test(
  "until the site has read its feed for the first time, three skeletons stand for what comes by itself",
  forAll,
  async ({ page, expectAccessible }) => {
    const feed = await startFeedServer(feedPosts);
    const { held, letGo } = holdBack(jsonResponse(feedPosts));
    feed.answer(held);
    const site = await startSiteProcess({ FEED_URL: feed.url });
    try {
      await page.clock.install();
      await page.goto(`${site.address}/blog`);
      await expect(page.locator(".skeleton")).toHaveCount(3);
      await expectAccessible();
      letGo();
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(page.locator(".count")).toHaveText("40 articles", { timeout: 200 });
      }).toPass();
      await expect(page.locator(".skeleton")).toHaveCount(0);
    } finally {
      await site.stop();
      await feed.stop();
    }
  },
);
