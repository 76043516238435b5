import type { Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { richTextCopy as rich } from "#platform/desk/words/rich-text.ts";
import { forAll } from "../extent.ts";
import { expect } from "./site.ts";
import { button, signIn, test } from "./writing.ts";

const uploader = uploaderCopy({});
const letters = { textLabel: "Text of the letter", subject: "Subject", save: "Save and look at it", send: "Send it" };

const openLetter = async (page: Page) => {
  await signIn(page, deskPaths.letter("new"));
  return page.getByRole("textbox", { name: letters.textLabel });
};

test.describe("a lost session and a lost network", () => {
  test.use({ allowed: [/401|422|ERR_INTERNET_DISCONNECTED/] });

  test("a letter is kept as it is typed, through both, and sent as it stands", forAll, async ({ page, context }) => {
    const text = await openLetter(page);
    const kept = page.getByText(rich.keeping.kept, { exact: true });
    const lost = page.getByText(rich.keeping.lost);
    await text.click();
    await page.keyboard.type("Begun");
    await expect(kept).toBeVisible();
    await page.reload();
    await expect(text).toHaveText("Begun");
    const [session] = (await context.cookies()).filter(({ name }) => name === "desk");
    await context.addCookies([{ ...session, value: "A".repeat(43) } as never]);
    await text.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(", signed out");
    await expect(lost).toBeVisible();
    await context.addCookies([session as never]);
    await expect(kept).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type(", cut off");
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(kept).toBeVisible();
    await page.keyboard.type(", and whole.");
    await page.getByRole("button", { name: letters.send }).click();
    await expect(page.getByText("Please give a subject")).toBeVisible();
    await expect(text).toHaveText("Begun, signed out, cut off, and whole.");
    await page.getByLabel(letters.subject).fill("In March");
    // The last words are kept while the next page comes.
    await expect(async () => {
      await page.goto(deskPaths.letter(""));
      await page.getByRole("link", { name: "In March" }).click({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(text).toHaveText("Begun, signed out, cut off, and whole.");
  });
});

test("a letter is written without marks, and looks so as it arrives", forAll, async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const text = await openLetter(page);
  await page.getByLabel(letters.subject).fill("In December");
  await text.focus();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Five");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" bottles are left.\n");
  await expect(button(page, "table")).toHaveCount(0);
  const chooser = page.waitForEvent("filechooser");
  await button(page, "picture").click();
  await (await chooser).setFiles("public/pictures/wine-800.webp");
  await page.getByRole("dialog").getByLabel(uploader.figure.label).fill("A glass");
  await page.getByRole("button", { name: uploader.figure.insert }).click();
  await expect(text.getByAltText("A glass")).toBeVisible();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: letters.save }).click();
  await expect(text.locator("strong")).toHaveText("Five");
  const mail = page.frameLocator("iframe").first();
  await expect(mail.locator("b")).toHaveText("Five");
  for (const picture of [mail.getByAltText("A glass"), mail.locator("img").first()])
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
