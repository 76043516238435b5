import type { Page } from "@playwright/test";
import { defaultFacts as facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { promisedPath } from "#facts/promised-kinds.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./mailed-site.ts";
import { openAlive } from "./open-alive.ts";
import { answerBy, expectQuestion, finish } from "./quiz.ts";
import { thumbOf } from "./thumb.ts";

test.use({ viewport: { width: 360, height: 640 } });

const { send } = quizResultCopy(facts);
const calendar = paths.calendarWidget("digital-diagnostic");
const privatePage = /\/booking\/[\w-]{32}$/;

const noneIsBusy = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

/** Whether the page was kept as it was or is read again, a visitor finds it usable. */
async function goBack(page: Page) {
  await page.goBack({ waitUntil: "commit" });
  await noneIsBusy(page);
}

async function book(page: Page, email: string) {
  const grid = page.locator(".cal-place");
  await grid.locator(".slot").first().click();
  await grid.getByLabel("Your name").fill("Marguerite");
  await grid.getByLabel("Email").fill(email);
  await grid.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(privatePage);
}

test(
  "four taps lead from a guide's page by its form's link to its thanks, and Back finds the form ready",
  forAll,
  async ({ page }) => {
    const { tap, type, taps } = thumbOf(page);
    await openAlive(page, paths.visibilityBlueprint());
    await tap(page.getByRole("link", { name: "Get the free blueprint" }));
    const form = page.frameLocator("iframe").first();
    await type(form.getByLabel("Your name"), "Marguerite");
    await type(form.getByLabel("Email"), "four@cellar.example");
    // As slowly as a quick person: whoever is faster counts as a robot.
    await page.waitForTimeout(1000);
    await tap(form.getByRole("button", { name: "Get the blueprint" }));
    await expect(page).toHaveURL(paths.thankYouVisibility());
    expect(taps()).toBe(4);
    await expect(page.getByRole("link", { name: "Schedule My Free Audit" })).toHaveAttribute(
      "href",
      promisedPath("blueprint-audit"),
    );
    await goBack(page);
    await expect(form.getByRole("button", { name: "Get the blueprint" })).toBeEnabled();
  },
);

test("Back after a booking finds the calendar ready, and another hour can be booked", forAll, async ({ page }) => {
  await page.goto(calendar);
  await book(page, "first@cellar.example");
  await goBack(page);
  // The grid comes when its place is near the viewport; the list stands there until then.
  const slot = page.locator(".cal-place .slot").first();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(slot).toBeVisible({ timeout: 1000 });
  }).toPass();
  await book(page, "again@cellar.example");
});

test("Back after a sent quiz finds the result and what was sent", forAll, async ({ page }) => {
  await finish(page);
  await page.getByLabel(send.label).fill("quiz@cellar.example");
  await page.getByRole("button", { name: send.button }).click();
  await expect(page.getByText("quiz@cellar.example")).toBeVisible();
  await page.goto(paths.services());
  await goBack(page);
  await page.locator("#quiz").scrollIntoViewIfNeeded();
  await expect(page.locator(".score")).toBeVisible();
  await expect(page.getByText("quiz@cellar.example")).toBeVisible();
});

test.describe("with blocked storage", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Storage is blocked", "SecurityError");
          },
        });
    }),
  );

  test("no answer is lost by a reload or by going back", forAll, async ({ page }) => {
    await openAlive(page, paths.visibilityQuiz());
    await page.getByRole("button", { name: "Start the Assessment" }).click();
    await expectQuestion(page, 1);
    await answerBy(page, "234");
    await expectQuestion(page, 4);
    await page.reload();
    await expectQuestion(page, 4);
    await page.goto(paths.services());
    await goBack(page);
    await expectQuestion(page, 4);
  });

  test("a session is booked all the same", forAll, async ({ page }) => {
    await page.goto(calendar);
    await book(page, "blocked@cellar.example");
  });
});

test("the quiz that is printed before it starts prints its words", forAll, async ({ page }) => {
  await openAlive(page, paths.visibilityQuiz());
  await page.emulateMedia({ media: "print" });
  const intro = page.locator(".quiz--intro");
  await expect(intro.getByRole("heading")).toBeVisible();
  const [words, paper] = await intro.evaluate((section) => {
    const of = (element: Element) => getComputedStyle(element);
    return [of(section.querySelector("h2") as Element).color, of(section).backgroundColor];
  });
  expect(words).not.toBe(paper);
});
