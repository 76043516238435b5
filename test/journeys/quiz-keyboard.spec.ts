import type { Page } from "@playwright/test";
import { defaultFacts as facts } from "#app/copy/facts.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { paths } from "#app/paths.ts";
import { forAll } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, test } from "./site.ts";

const { send, next } = quizResultCopy(facts);

test.use({ viewport: { width: 320, height: 568 } });

const focused = (page: Page) => page.locator(":focus");

/** Presses Tab until the focus is there, up to a limit. */
async function tabTo(page: Page, name: string | RegExp, limit = 40) {
  const wanted = typeof name === "string" ? new RegExp(`^${name}$`) : name;
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press("Tab");
    const words = await focused(page).evaluate((element: HTMLInputElement) =>
      (element.labels?.[0]?.innerText ?? element.innerText).replace(/\s+/g, " ").trim(),
    );
    if (!wanted.test(words)) continue;
    await expect(focused(page)).toBeInViewport();
    return;
  }
  throw new Error(`The focus never came to ${name}`);
}

const expectNoSideScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

test("with the keyboard alone, on the smallest phone, from the top of the page to the report", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.visibilityQuiz());
  await tabTo(page, "Start the Free Assessment");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Start the Assessment" })).toBeInViewport();
  await tabTo(page, "Start the Assessment");
  await page.keyboard.press("Enter");
  for (let id = 1; id <= 15; id++) {
    await expect(page.locator("legend")).toBeFocused();
    await expect(page.locator("legend")).toContainText(`Question ${id} of 15`);
    await expect(page.locator("legend")).toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "3 Average" })).toBeFocused();
    await expect(focused(page)).toBeInViewport();
    await expectNoSideScroll(page);
    await page.keyboard.press(id % 2 === 0 ? "Enter" : "Space");
  }
  await expect(page.locator(".score")).toHaveText("45 of 75 points");
  await expect(page.getByRole("heading", { name: "Your result Good" })).toBeFocused();
  await expectNoSideScroll(page);
  await tabTo(page, next.button);
  await tabTo(page, send.label);
  await page.keyboard.type("marguerite@cellar.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: send.sentTitle.waiting })).toBeFocused();
  await expectAccessible();
  await tabTo(page, /quiz-results\//);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/quiz-results\/[\w-]{21}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your result Good");
  await expect(page.locator("main")).not.toContainText("marguerite");
  await expectNoSideScroll(page);
  await expectAccessible();
});

test("a reload still names the link, and a changed answer takes it away", forAll, async ({ page }) => {
  await openAlive(page, paths.visibilityQuiz());
  await page.getByRole("button", { name: "Start the Assessment" }).press("Enter");
  await expect(page.locator("legend")).toBeFocused();
  for (let id = 1; id <= 15; id++) await page.keyboard.press("4");
  await page.getByLabel(send.label).fill("marguerite@cellar.example");
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: /quiz-results\// });
  const address = await link.getAttribute("href");
  await page.reload();
  await page.locator("#quiz").scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute("href", address ?? "");
  await page.getByRole("button", { name: "Back to question 15" }).press("Enter");
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: send.button })).toBeVisible();
  await expect(link).toHaveCount(0);
});
