import type { Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { forAll, forAllBut } from "../extent.ts";
import { startFeedServer } from "../feed-server.ts";
import { test as base, expect, type RunningSite, startSiteProcess } from "./site.ts";

const words = uploaderCopy({});

const key = "a-key-of-the-owners-own";
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer([]);
      const site = await startSiteProcess({ OWNER_KEY: key });
      await use({ address: site.address, feed });
      await site.stop();
      await feed.stop();
    },
    { scope: "worker" },
  ],
});

const text = `A guest stands in front of the door. ${"What they read decided it. ".repeat(12)}`;
const picture = "public/pictures/table-800.webp";

/** Opens the desk, then the uploader, which has no link to it. */
async function signIn(page: Page) {
  await page.goto(deskPaths.signIn(paths.blogUploader()));
  await page.getByLabel(deskCopy.signIn.key).fill(key);
  await page.getByRole("button", { name: deskCopy.signIn.button }).click();
  await expect(page.getByText(words.owner.signedIn)).toBeVisible();
  await expect(page.getByRole("link", { name: words.owner.desk })).toHaveAttribute("href", deskPaths.articles());
}

/** A toast leaves after some seconds, which pictures may take to load. */
const untilAnswered = { waitUntil: "commit" } as const;

async function fill(page: Page, title: string) {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Fine Dining").check();
  await page.getByLabel("Content").fill(text);
}

/**
 * Waits until the form's script has noticed the input: before, a press would send the form as it does without script.
 */
const untilNoticed = (page: Page) =>
  expect(page.getByText(words.draft.waiting).or(page.getByText(words.draft.kept))).toBeVisible();

async function write(page: Page, title: string) {
  await fill(page, title);
  await untilNoticed(page);
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 900 },
}))
  test(
    `the owner enters the key and publishes to everyone, on a ${device}`,
    forAllBut(device === "phone"),
    async ({ page, browser, baseURL, expectAccessible }) => {
      await page.setViewportSize(viewport);
      await signIn(page);
      await write(page, `Seen on a ${device}`);
      await page.getByLabel("Image").setInputFiles(picture);
      await expect(page.getByAltText(words.image.chosen)).toBeVisible();
      await page.getByRole("button", { name: words.publish }).click();
      await expect(page.getByRole("button", { name: "Publishing..." })).toBeDisabled();
      await page.waitForURL(new RegExp(`/blog/seen-on-a-${device}-\\d{13}$`), untilAnswered);
      await expect(page.locator(".toast")).toHaveText(
        `${words.toasts.published.title} ${words.toasts.published.description}`,
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Seen on a ${device}`);
      await expect(page.locator(".art-hero img")).toHaveAttribute("src", /^\/media\//);
      await expectAccessible();
      await page.goto(paths.blog());
      await expect(page.getByRole("link", { name: `Seen on a ${device}` })).toHaveCount(1);
      const visitor = await (await browser.newContext({ baseURL })).newPage();
      await visitor.goto(paths.blog());
      await expect(visitor.getByRole("link", { name: `Seen on a ${device}` })).toHaveCount(1);
      await visitor.context().close();
    },
  );

test.describe("when something comes between", () => {
  test.use({ allowed: [/401|404|ERR_FAILED|not answered/] });

  test(
    "a session that has ended is said, and the article can still be kept here",
    forAll,
    async ({ page, context }) => {
      await signIn(page);
      await write(page, "After hours");
      await context.clearCookies();
      await page.getByRole("button", { name: words.publish }).click();
      await expect(page.getByText(words.refused.signedOut)).toBeVisible();
      await expect(page.locator(".toast")).toHaveText(
        `${words.toasts.failed.title} ${words.toasts.failed.description}`,
      );
      await page.getByRole("button", { name: words.publish }).click();
      await page.waitForURL(/\/blog\/after-hours-\d{13}$/, untilAnswered);
    },
  );

  test("an answer that was lost on the way makes no second article", forAll, async ({ page }) => {
    await signIn(page);
    await write(page, "Sent twice");
    let isFirst = true;
    await page.route(`**${deskPaths.articles()}`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: words.publish }).click();
    await expect(page.getByText(words.refused.unreachable)).toBeVisible();
    await page.getByRole("button", { name: words.publish }).click();
    await page.waitForURL(/\/blog\/sent-twice-\d{13}$/, untilAnswered);
    const { posts } = await (await page.request.get(paths.feed())).json();
    expect(posts.filter(({ title }: { title: string }) => title === "Sent twice")).toHaveLength(1);
  });
});

test.describe("what was taken down", () => {
  test.use({ allowed: [/410/] });

  test("is gone for its author too, and a success ends the message of a failure", forAll, async ({ page }) => {
    await signIn(page);
    await page.getByLabel("Title").fill("Taken down");
    await page.getByLabel("Content").fill(text);
    await untilNoticed(page);
    await page.getByRole("button", { name: words.publish }).click();
    await expect(page.locator(".toast")).toHaveText(words.toasts.category.title);
    await page.getByLabel("Wine").check();
    await page.getByRole("button", { name: words.publish }).click();
    await page.waitForURL(/\/blog\/taken-down-\d{13}$/, untilAnswered);
    await expect(page.locator(".toast")).toHaveText(
      `${words.toasts.published.title} ${words.toasts.published.description}`,
    );
    const address = page.url();
    const [post] = await page.evaluate(() => JSON.parse(localStorage.getItem("blog.staticPosts") ?? "[]"));
    const withdrawn = await page.request.post(deskPaths.article(post.id, { do: "withdraw" }), {
      headers: { Accept: "text/html", Origin: new URL(address).origin },
    });
    expect(withdrawn.ok()).toBe(true);
    for (const path of [paths.blog(), paths.home()]) {
      const asked = page.waitForResponse(/published=/);
      await page.goto(path);
      await asked;
      await expect(page.getByRole("link", { name: "Taken down" })).toHaveCount(0);
    }
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
  });
});
