import type { Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { forAllBut, isShort } from "../extent.ts";
import { fixedPages } from "../public-pages.ts";
import { expect, goForMeasuring, test } from "./site.ts";

/** Links that stand alone and are lower than a fingertip needs. */
const lowLinks = (page: Page) =>
  page.locator("main a").evaluateAll((links) =>
    links
      .filter((link) => link.textContent === link.parentElement?.textContent && link.checkVisibility())
      .filter((link) => link.getBoundingClientRect().height < 24)
      .map((link) => link.textContent),
  );

test("links on the home page that stand alone are 24 pixels high at least", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goForMeasuring(page, paths.home());
  expect(await lowLinks(page)).toEqual([]);
});

/** A page without a form, and one with it. */
const templates: string[] = [paths.services(), paths.wineryPlaybook()];

for (const path of fixedPages) {
  test(
    `${path} has one headline, fits a small phone and is accessible`,
    forAllBut(templates.includes(path)),
    async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await goForMeasuring(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
      if (isShort) return;
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible();
    },
  );
}
