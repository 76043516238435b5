import type { Frame, Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { forAll } from "../extent.ts";
import { test as hostedTest, openJson } from "./hosted-feed.ts";
import { expect, test } from "./site.ts";

/** All addresses that the page and its frames post to, live. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  return posts;
}

/** Waits until the script has started: it adopts the style sheet for fades in the same turn, before the note. */
const isStarted = (frame: Page | Frame) => frame.waitForFunction(() => document.adoptedStyleSheets.length > 0);

/** Opens a page with a form, and waits for the form's frame. */
async function openWithForm(page: Page) {
  await page.goto(paths.wineryPlaybook());
  await page.locator("iframe").first().scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByLabel("Your name")).toBeVisible();
  for (const frame of page.frames()) await isStarted(frame);
}

test("a page that is opened tells the feed with exactly four things [7.feed.debug]", forAll, async ({ page, site }) => {
  const noted = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/feed"));
  await page.goto("/");
  const note = (await noted).postDataJSON();
  expect(Object.keys(note)).toEqual(["action", "origin", "userAgent", "timestamp"]);
  expect(note.origin).toBe(site.address);
  expect((await (await noted).response())?.status()).toBe(204);
});

test("a visitor who asks for privacy is not told of", forAll, async ({ page }) => {
  const posts = postsOf(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto("/blog");
  await isStarted(page);
  expect(posts).toEqual([]);
});

test("what is no public page tells the feed nothing", forAll, async ({ page }) => {
  const posts = postsOf(page);
  for (const path of [deskPaths.signIn(), paths.formWidget("winery"), paths.calendarWidget("consultation")]) {
    await page.goto(path);
    await isStarted(page);
  }
  expect(posts).toEqual([]);
});

hostedTest(
  "a page with a form in it tells a feed on another host once, within its policy",
  forAll,
  async ({ page, feed }) => {
    feed.answer(openJson([]));
    const posts = postsOf(page);
    await openWithForm(page);
    expect(posts).toEqual([feed.url]);
  },
);
