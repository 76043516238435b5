import type { Page } from "@playwright/test";
import { paths } from "#app/paths.ts";
import { expect, test } from "./site.ts";

const lastBlock = (page: Page) => page.locator("main .grid:not(.prose) > :not(.bg)").last();
const opacity = (page: Page) => lastBlock(page).evaluate((block) => getComputedStyle(block).opacity);

test.describe("for who likes motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what stands below the fold rises once it comes near", async ({ page }) => {
    await page.goto(paths.about());
    await expect.poll(() => opacity(page)).toBe("0");
    await lastBlock(page).scrollIntoViewIfNeeded();
    await expect.poll(() => opacity(page)).toBe("1");
  });

  test("nothing is missing on paper", async ({ page }) => {
    await page.goto(paths.about());
    await expect.poll(() => opacity(page)).toBe("0");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect.poll(() => opacity(page)).toBe("1");
  });
});

test("who asks for stillness sees everything at once", async ({ page }) => {
  await page.goto(paths.about(), { waitUntil: "networkidle" });
  expect(await opacity(page)).toBe("1");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
