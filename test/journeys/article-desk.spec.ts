import { deskArticlesCopy as words } from "#app/copy/desk/articles.ts";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { forAllBut } from "../extent.ts";
import { startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { test as base, expect, type RunningSite, startSiteProcess } from "./site.ts";

const key = "a-key-of-the-owners-own";
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer([...feedPosts, { id: "invalid-1", title: "Left out" }]);
      const site = await startSiteProcess({ OWNER_KEY: key, FEED_URL: feed.url });
      await use({ address: site.address, feed });
      await site.stop();
      await feed.stop();
    },
    { scope: "worker" },
  ],
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", forAllBut(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test("the owner changes an article, takes it down, and looks at the feed", async ({ page, expectAccessible }) => {
      const title = javaScriptEnabled ? "Kept by hand" : "Kept by a plain hand";
      const sent = await page.request.post(deskPaths.articles(), {
        headers: { Authorization: `Bearer ${key}` },
        data: { title, content: "A guest stands in front of the door. ".repeat(6), categories: ["Wine"] },
      });
      expect(sent.status()).toBe(201);
      await page.goto(deskPaths.signIn(deskPaths.articles()));
      await page.getByLabel(deskCopy.signIn.key).fill(key);
      await page.getByRole("button", { name: deskCopy.signIn.button }).click();
      if (javaScriptEnabled) await expectAccessible();
      await page.getByRole("link", { name: title }).click();
      if (javaScriptEnabled) await expectAccessible();
      await page.getByLabel(words.form.labels.title).fill(`${title}, twice`);
      await page.getByLabel(words.form.labels.image).setInputFiles("public/pictures/wine-800.webp");
      await page.getByRole("button", { name: words.form.save }).click();
      await expect(page.getByText(words.done.published ?? "")).toBeVisible();
      await page.getByRole("link", { name: `${title}, twice` }).click();
      await expect(page.getByRole("heading", { name: words.article.versions })).toBeVisible();
      await page.getByRole("button", { name: words.article.withdraw }).click();
      await expect(page.getByRole("row", { name: `${title}, twice` })).toContainText(words.states["taken down"]);
      await page.getByRole("link", { name: words.feedLink }).click();
      await page.getByRole("button", { name: words.feed.read }).click();
      await expect(page.getByText(words.feed.done)).toBeVisible();
      await expect(page.getByText(`1 ${words.feed.reasons["invalid-id"]}`)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible();
    });
  });
}
