import type { Page } from "@playwright/test";

/** Opens a page and waits until its script listens: loading ends a moment before. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await page.locator(".is-laid-out").first().waitFor({ state: "attached" });
}
