import type { Locator, Page } from "@playwright/test";

/** Counts the presses of a visitor who has one thumb; what has the focus already is typed without one. */
export function thumbOf(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(field: Locator, text: string) {
      taps += 1;
      await field.click();
      await page.keyboard.type(text);
    },
  };
}
