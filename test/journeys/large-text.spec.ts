import type { Page } from "@playwright/test";
import { paths } from "#app/paths.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

const pages = [
  paths.home(),
  paths.about(),
  paths.services(),
  paths.verticals(),
  paths.wineries(),
  paths.cigarLounges(),
  paths.fineDining(),
  paths.visibilityStarter(),
  paths.growthAccelerator(),
  paths.authorityBuilder(),
  paths.visibilityBlueprint(),
  paths.cigarLoungePlaybook(),
  paths.wineryPlaybook(),
  paths.fineDiningPlaybook(),
  paths.visibilityQuiz(),
  paths.blog(),
  paths.privacyPolicy(),
  paths.termsOfService(),
  paths.toolsResources(),
  paths.thankYouVisibility(),
  paths.thankYouCigar(),
  paths.thankYouWinery(),
  paths.thankYouFineDining(),
  paths.bookConsultation(),
  paths.dash(),
];

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
    for (const path of pages) {
      await page.goto(path);
      expect(await cutOff(page), path).toEqual([]);
    }
  });
}
