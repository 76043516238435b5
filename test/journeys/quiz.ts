import type { Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { openAlive } from "./open-alive.ts";
import { expect } from "./site.ts";

export const expectQuestion = (page: Page, id: number) =>
  expect(page.locator(".quiz__prog").getByText(/^Question \d+ of 15$/)).toHaveText(`Question ${id} of 15`);
export const storedIn = (page: Page, key: string) =>
  page.evaluate((k) => JSON.parse(localStorage.getItem(k) ?? "null"), key);

export async function start(page: Page) {
  await openAlive(page, paths.visibilityQuiz());
  await page.getByRole("button", { name: "Start the Assessment" }).click();
  await expectQuestion(page, 1);
}

export async function answerBy(page: Page, digits: string) {
  for (const digit of digits) await page.keyboard.press(digit);
}

export async function finish(page: Page, digits = "444443333322222") {
  await start(page);
  await answerBy(page, digits);
  await expect(page.locator(".score")).toBeVisible();
}
