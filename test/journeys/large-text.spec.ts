import type { Page } from "@playwright/test";
import { forAll } from "../extent.ts";
import { fixedPages } from "../public-pages.ts";
import { expect, goForMeasuring, test } from "./site.ts";

/** Innermost elements with text that overflow the right edge without a scrollbar. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1.5;
    const reachesOver = (element: Element) => element.getBoundingClientRect().right > edge;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.textContent.trim() !== "" && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => reachesOver(element) && ![...element.children].some(reachesOver) && !scrolls(element))
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`);
  });

/** Main headings that are narrower than their longest word, such as one in a single column of the grid. */
const narrowHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1")]
      .filter((heading) => {
        const { width } = heading.getBoundingClientRect();
        Object.assign(heading.style, {
          width: "min-content",
          maxWidth: "none",
          overflowWrap: "normal",
          hyphens: "manual",
        });
        return heading.getBoundingClientRect().width > width + 1;
      })
      .map((heading) => heading.textContent),
  );

for (const [width, standard] of [
  [320, 16],
  [360, 32],
  [1280, 32],
] as const) {
  test(`no text is cut off at ${width} pixels with letters of ${standard}`, forAll, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    for (const path of fixedPages) {
      await goForMeasuring(page, path);
      expect(await cutOff(page), path).toEqual([]);
      if (standard === 16) expect(await narrowHeadings(page), path).toEqual([]);
    }
  });
}
