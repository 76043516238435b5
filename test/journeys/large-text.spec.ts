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

/** Lines that the cards show of each text at most, cards in a row, and words that are broken. */
const cardsOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const lines = (element: HTMLElement) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
    const most = (selector: string) => Math.max(...all(selector).map(lines));
    const tops = all(".card").map(({ offsetTop }) => offsetTop);
    const counts = {
      title: most(".card h3"),
      excerpt: most(".card .ex"),
      columns: tops.filter((top) => top === tops[0]).length,
    };
    for (const title of all(".card h3")) Object.assign(title.style, { overflowWrap: "normal", display: "block" });
    const broken = all(".card h3").filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return { ...counts, broken: broken.map(({ textContent }) => textContent) };
  });

test("cards show two lines of a title, three of an excerpt, and whole words at any width and size of letters [2.blog-list.clamp-title] [2.blog-list.clamp-excerpt] [2.blog-list.columns]", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  for (const [width, columns] of [
    [320, 1],
    [360, 1],
    [768, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    for (const standard of [16, 32]) {
      await page.setViewportSize({ width, height: 740 });
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      await goForMeasuring(page, "/blog");
      const { title, excerpt, ...others } = await cardsOf(page);
      const place = `${width} pixels, letters of ${standard}`;
      expect(others, place).toEqual({ columns: standard === 16 ? columns : others.columns, broken: [] });
      expect([title <= 2, excerpt <= 3], `${place}: ${title} and ${excerpt} lines`).toEqual([true, true]);
      if (width === 320) expect([title, excerpt]).toEqual([2, 3]);
    }
  }
});
