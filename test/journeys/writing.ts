import type { Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskArticlesCopy as words } from "#features/articles/words/desk.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { richTextCopy as rich } from "#platform/desk/words/rich-text.ts";
import { test as base, expect, type RunningSite, startSiteProcess } from "./site.ts";

const key = "a-key-for-writing-without-marks";

export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSiteProcess({ OWNER_KEY: key });
      await use({ ...site, feed: undefined as never });
      await site.stop();
    },
    { scope: "worker" },
  ],
});

export const editor = (page: Page) => page.getByRole("textbox", { name: rich.label });
export const stored = (page: Page) => page.getByLabel(words.form.labels.content);
export const button = (page: Page, name: keyof typeof rich.buttons) =>
  page.getByRole("toolbar").getByRole("button", { name: rich.buttons[name], exact: true });

/** Signs in on the way to a page. */
export async function signIn(page: Page, path: string) {
  await page.goto(deskPaths.signIn(path));
  await page.getByLabel(deskCopy.signIn.key).fill(key);
  await page.getByRole("button", { name: deskCopy.signIn.button }).click();
}

/** Opens a new article with its title. */
export async function openNew(page: Page, title: string) {
  await signIn(page, deskPaths.newArticle());
  await expect(editor(page)).toBeVisible();
  await expect(page.locator(".desk__flash")).toHaveCount(0);
  await page.getByLabel(words.form.labels.title, { exact: true }).fill(title);
}

/** A paste as the browser tells a page of it. */
export const paste = (page: Page, html: string, text = "", rtf = "") =>
  editor(page).evaluate(
    (element, { html, text, rtf }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData("text/html", html);
      if (rtf) clipboardData.setData("text/rtf", rtf);
      clipboardData.setData("text/plain", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text, rtf },
  );
