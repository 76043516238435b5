import type { Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { deskArticlesCopy as words } from "#features/articles/words/desk.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { richTextCopy } from "#platform/desk/words/rich-text.ts";
import { forAll, forAllBut, isShort } from "../extent.ts";
import { startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { test as base, expect, type RunningSite, startSiteProcess } from "./site.ts";

const uploader = uploaderCopy({});

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

    test(
      "the owner changes an article, takes it down, and looks at the feed",
      forAll,
      async ({ page, expectAccessible, expectLegibleInDark }) => {
        const look = async () => {
          if (!javaScriptEnabled) return;
          await expectAccessible();
          if (!isShort) await expectLegibleInDark();
        };
        const title = javaScriptEnabled ? "Kept by hand" : "Kept by a plain hand";
        const sent = await page.request.post(deskPaths.articles(), {
          headers: { Authorization: `Bearer ${key}` },
          data: { title, content: "A guest stands in front of the door. ".repeat(6), categories: ["Wine"] },
        });
        expect(sent.status()).toBe(201);
        await page.goto(deskPaths.signIn(deskPaths.articles()));
        await page.getByLabel(deskCopy.signIn.key).fill(key);
        await page.getByRole("button", { name: deskCopy.signIn.button }).click();
        await look();
        await page.getByRole("link", { name: title }).click();
        await look();
        await page.getByLabel(words.form.labels.title).fill(`${title}, twice`);
        await page.getByLabel(words.form.labels.image).setInputFiles("public/pictures/wine-800.webp");
        if (javaScriptEnabled) await expect(page.getByAltText(uploader.image.chosen)).toBeVisible();
        await page.getByRole("button", { name: words.form.publishChanges }).click();
        await expect(page.getByText(words.done.published ?? "")).toBeVisible();
        await page.getByRole("link", { name: `${title}, twice` }).click();
        const published = page.getByRole("listitem").filter({ hasText: words.article.kinds.published });
        await published.getByRole("link", { name: words.article.compare }).click();
        await expect(page.locator("ins")).toContainText(["", ", twice"]);
        await look();
        await page.getByRole("link", { name: words.comparison.back }).click();
        await page.getByRole("button", { name: words.article.withdraw }).click();
        await expect(page.getByRole("row", { name: `${title}, twice` })).toContainText(words.states.down);
        await page.getByRole("link", { name: words.feedLink }).click();
        await page.getByRole("button", { name: words.feed.read }).click();
        await expect(page.getByText(words.feed.done)).toBeVisible();
        await expect(page.getByText(`1 ${words.feed.reasons["invalid-id"]}`)).toBeVisible();
        await look();
      },
    );
  });
}

async function openNew(page: Page) {
  await page.goto(deskPaths.signIn(deskPaths.articles()));
  await page.getByLabel(deskCopy.signIn.key).fill(key);
  await page.getByRole("button", { name: deskCopy.signIn.button }).click();
  await page.getByRole("link", { name: words.write }).click();
  await expect(page.getByText(words.form.keeping.none)).toBeVisible();
}
const text = (page: Page) => page.getByLabel(words.form.labels.content);
const toMarkdown = (page: Page) => page.getByRole("button", { name: richTextCopy.switch.markdown }).click();
const preview = (page: Page) => page.getByRole("region", { name: uploader.preview.title });

test.describe("a new article", () => {
  test.use({ allowed: [/422/] });

  test("is saved as it is typed, outlives a reload, and looks as its readers will see it", async ({
    page,
    expectAccessible,
    expectLegibleInDark,
  }) => {
    await openNew(page);
    await page.getByLabel(words.form.labels.title, { exact: true }).fill("The written door");
    await toMarkdown(page);
    await text(page).pressSequentially("A door that a guest can find.");
    await expect(page.getByText(words.form.keeping.kept)).toBeVisible({ timeout: 2000 });
    await expect(page).toHaveURL(/\/desk\/articles\/[\w-]{21}$/);
    await page.reload();
    await expect(text(page)).toHaveValue("A door that a guest can find.");
    await toMarkdown(page);
    await text(page).fill("What a guest reads, and where:\n• the menu\n• the hours\nAnd that is all there is to it.");
    await expect(preview(page).locator("li")).toHaveText(["the menu", "the hours"]);
    await text(page).press("Control+End");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: uploader.addPicture }).click();
    await (await chooser).setFiles("public/pictures/wine-800.webp");
    await page.getByRole("dialog").getByLabel(uploader.figure.label).fill("A glass");
    await page.getByRole("button", { name: uploader.figure.insert }).click();
    await expect(preview(page).getByAltText("A glass")).toHaveAttribute("src", /^\/media\//);
    await expect
      .poll(() =>
        preview(page)
          .getByAltText("A glass")
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.getByText(words.form.finding.title).click();
    await expect(page.getByText(/\/blog\/the-written-door$/)).toBeVisible();
    await expect(page.getByText("The written door | ").first()).toBeVisible();
    await expectAccessible();
    if (!isShort) await expectLegibleInDark();
    await page.getByRole("button", { name: words.form.publishNow }).click();
    await expect(page.getByRole("alert")).toHaveText(words.form.wrong);
    await expect(page.getByText("Please select at least one category")).toBeVisible();
    await page.getByLabel("Wine").check();
    await page.getByRole("button", { name: words.form.publishNow }).click();
    await expect(page.getByText(words.done.published ?? "")).toBeVisible();
    await page.goto(paths.article("the-written-door"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The written door");
  });
});

test("what is typed and ticked in a saved draft before the script has come is taken over", forAll, async ({ page }) => {
  await openNew(page);
  await page.getByLabel(words.form.labels.title, { exact: true }).fill("The early words");
  await toMarkdown(page);
  await text(page).fill("A first line.");
  await expect(page.getByText(words.form.keeping.kept)).toBeVisible();
  let arrive = () => {};
  const typed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/article-writer.island-*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.reload();
  const early = "What a guest reads:\n• the menu\n• the hours\nThat is all.";
  await text(page).fill(early);
  await page.getByLabel("Wine").check();
  const saved = page.waitForResponse(/do=draft/);
  arrive();
  await toMarkdown(page);
  await expect(preview(page).locator("li")).toHaveText(["the menu", "the hours"]);
  await expect(text(page)).toHaveValue(early);
  await saved;
  await page.unrouteAll();
  await page.reload();
  await expect(text(page)).toHaveValue(early);
  await expect(page.getByLabel("Wine")).toBeChecked();
});

test(
  "leaving with unsaved words asks first, and the second window is told of the first",
  forAll,
  async ({ page, context }) => {
    await openNew(page);
    await page.getByLabel(words.form.labels.title, { exact: true }).fill("Two windows");
    await expect(page.getByText(words.form.keeping.kept)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    const saved = page.waitForResponse(/do=draft/);
    await toMarkdown(page);
    await text(page).fill("Words of the first window.");
    await saved;
    await toMarkdown(other);
    await text(other).fill("Words of the second window.");
    await expect(other.getByText(words.form.elsewhere.title)).toBeVisible();
    await other.getByRole("link", { name: words.form.elsewhere.other }).click();
    await expect(text(other)).toHaveValue("Words of the first window.");
    await other.getByRole("link", { name: words.article.compare }).click();
    await expect(other.locator(".compared")).toContainText("second");
    let question = "";
    page.on("dialog", (dialog) => {
      question = dialog.type();
      return dialog.accept();
    });
    await page.route("**/desk/articles/*do=draft*", (route) => route.abort());
    await text(page).fill("Words that no server hears.");
    await page.goto(paths.home());
    expect(question).toBe("beforeunload");
  },
);
