import type { Page, Request } from "@playwright/test";
import { defaultFacts as facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { visibilityQuizCopy } from "#features/quiz/words/visibility-quiz.ts";
import { forAll } from "../extent.ts";
import { answerBy, expectQuestion, finish, start, storedIn } from "./quiz.ts";
import { expect, test } from "./site.ts";
import { thumbOf } from "./thumb.ts";

const words = visibilityQuizCopy(facts);
const { send, toasts, again, next } = quizResultCopy(facts);

async function sendTo(page: Page, email: string) {
  await expect(page.getByLabel(send.label)).toHaveAttribute("aria-required", "true");
  await page.getByLabel(send.label).fill(email);
  await page.getByRole("button", { name: send.button }).click();
}

test("seventeen taps lead from the hero through the quiz to the result [4.quiz.questions] [4.quiz.progress-hidden]", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { tap, taps } = thumbOf(page);
  await page.goto(paths.visibilityQuiz());
  await tap(page.getByRole("link", { name: "Start the Free Assessment" }));
  const begin = page.getByRole("button", { name: "Start the Assessment" });
  await expect(begin).toBeInViewport();
  await expect(page.getByText("%")).toHaveCount(0);
  await tap(begin);
  await expectAccessible();
  for (let id = 1; id <= 15; id++) {
    await expectQuestion(page, id);
    await expect(page.getByRole("progressbar")).toHaveAttribute("value", String(Math.round(((id - 1) / 15) * 100)));
    await tap(page.getByRole("radio", { name: "4 Good" }));
  }
  expect(taps()).toBe(17);
  await expect(page.getByRole("heading", { name: "Your result Excellent" })).toBeFocused();
  await expect(page.locator(".score")).toHaveText("60 of 75 points");
  await expect(page.getByRole("row", { name: "SEO 20 / 25" })).toBeVisible();
  const calendar = paths.calendarWidget("digital-diagnostic");
  await expect(page.getByRole("link", { name: next.button })).toHaveAttribute("href", calendar);
  await expectAccessible();
});

test(
  "digits, Space and Enter choose, arrows only move the focus, and the focus goes to each new question",
  forAll,
  async ({ page }) => {
    await start(page);
    await expect(page.locator("legend")).toBeFocused();
    await page.keyboard.press("3");
    await expectQuestion(page, 2);
    await expect(page.locator("legend")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "2 Below Average" })).toBeFocused();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Space");
    await expectQuestion(page, 3);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expectQuestion(page, 4);
    expect((await storedIn(page, "quiz.progress")).scores).toEqual({ 1: 3, 2: 2, 3: 5 });
  },
);

test("going back keeps the answers, and a changed one leads on", forAll, async ({ page }) => {
  await start(page);
  await answerBy(page, "234");
  await page.getByRole("button", { name: "Back to question 3" }).click();
  await expect(page.getByRole("radio", { name: "4 Good" })).toBeChecked();
  await page.getByRole("button", { name: "Back to question 2" }).click();
  await expect(page.getByRole("radio", { name: "3 Average" })).toBeChecked();
  await page.getByRole("radio", { name: "5 Excellent" }).click();
  await expectQuestion(page, 3);
  await page.getByRole("radio", { name: "4 Good" }).click();
  await expectQuestion(page, 4);
  expect((await storedIn(page, "quiz.progress")).scores).toEqual({ 1: 2, 2: 5, 3: 4 });
});

test("a reload takes the quiz up where it was left, and it can be started over", forAll, async ({ page }) => {
  await start(page);
  await answerBy(page, "12345");
  await expectQuestion(page, 6);
  await page.reload();
  await page.locator("#quiz").scrollIntoViewIfNeeded();
  await expectQuestion(page, 6);
  await page.getByRole("button", { name: words.quiz.startOver }).click();
  await expectQuestion(page, 1);
  await answerBy(page, "3");
  await page.getByRole("button", { name: "Back to question 1" }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await page.getByRole("button", { name: words.quiz.startOver }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.locator("legend")).toBeFocused();
  await answerBy(page, "555555555555555");
  await expect(page.locator(".score")).toHaveText("75 of 75 points");
  await page.reload();
  await page.locator("#quiz").scrollIntoViewIfNeeded();
  await expect(page.locator(".score")).toHaveText("75 of 75 points");
  await page.getByRole("button", { name: again }).click();
  await expectQuestion(page, 1);
});

test(
  "a result goes to both automations, and the page says so [4.quiz.sent] [7.quiz.two-posts] [7.quiz.retry-header]",
  forAll,
  async ({ page, expectAccessible }) => {
    const posted: Request[] = [];
    page.on("request", (request) => request.method() === "POST" && posted.push(request));
    await finish(page);
    await sendTo(page, "ana@estate.example");
    await expect(page.getByText("Your results were sent to ana@estate.example.")).toBeVisible();
    await expect(page.getByRole("heading", { name: send.sentTitle.waiting })).toBeFocused();
    await expect(page.getByText(send.copyFollows)).toBeVisible();
    await expectAccessible();
    const hooks = posted.filter((request) => request.url().includes("/api/hooks/"));
    expect(hooks.map((request) => new URL(request.url()).pathname).sort()).toEqual([
      paths.quizCrmHook(),
      paths.quizWorkflowHook(),
    ]);
    const headers = hooks.map((request) => request.headers());
    expect(headers.map((each) => each["x-retry-attempt"])).toEqual(["0", "0"]);
    expect(headers.map((each) => each["x-quiz-answers"])).toEqual(["444443333322222", "444443333322222"]);
    expect(headers[0]?.["idempotency-key"]).toMatch(/^[\w-]{21}$/);
    expect(headers[1]?.["idempotency-key"]).toBe(headers[0]?.["idempotency-key"]);
    expect(hooks[0]?.postDataJSON()).toEqual({
      email: "ana@estate.example",
      quiz_score: 45,
      quiz_result_category: "Good",
      seo_score: 20,
      lead_generation_score: 15,
      user_experience_score: 10,
    });
  },
);

test(
  "events are kept in order and given to the data layer [3.event] [7.event.viewed] [7.event.submitted] [7.event.cta]",
  forAll,
  async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
    await finish(page);
    await sendTo(page, "ana@estate.example");
    await expect(page.getByText("Your results were sent")).toBeVisible();
    await page.getByRole("link", { name: next.button }).evaluate((link) => {
      link.addEventListener("click", (event) => event.preventDefault());
      (link as HTMLElement).click();
    });
    const result = {
      quizCompleted: true,
      totalScore: 45,
      categoryScores: { SEO: 20, "Lead Generation": 15, "User Experience": 10 },
      resultCategory: "Good",
    };
    const events = [
      ["quiz_result_viewed", { ...result, emailSubmitted: false }],
      ["quiz_email_submitted", { ...result, emailSubmitted: true, email: "ana@estate.example" }],
      ["quiz_cta_clicked", { ctaText: next.button, totalScore: 45, resultCategory: "Good" }],
    ] as const;
    expect(await storedIn(page, "quiz.analytics")).toEqual(
      events.map(([eventName, properties]) => ({ eventName, properties, timestamp: expect.any(String) })),
    );
    expect(await page.evaluate(() => window.dataLayer)).toEqual(
      events.map(([event, properties]) => ({ event, ...properties })),
    );
  },
);

test("with Global Privacy Control the address stays out of the data layer", forAll, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: [] });
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await finish(page);
  await sendTo(page, "ana@estate.example");
  await expect(page.getByText("Your results were sent")).toBeVisible();
  expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain("ana@");
  expect(JSON.stringify(await storedIn(page, "quiz.analytics"))).toContain("ana@estate.example");
});

test(
  "an empty address raises a toast, a wrong one the browser's own message [5.quiz.email]",
  forAll,
  async ({ page }) => {
    await finish(page);
    const button = page.getByRole("button", { name: send.button });
    const heightPx = (await button.boundingBox())?.height;
    expect(heightPx, "the button's words stand on one line").toBeLessThan(64);
    await button.click();
    const toast = page.getByRole("alert");
    await expect(toast).toHaveText(`${toasts.emptyEmail.title} ${toasts.emptyEmail.description}`);
    await expect(toast).toHaveClass(/toast--destructive/);
    await sendTo(page, "ana@");
    const email = page.getByLabel(send.label);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await expect(email).toBeVisible();
  },
);

test.describe("when an automation does not take the result", forAll, () => {
  test.use({ allowed: [/500|not answered|ERR_FAILED/] });

  test("it is tried three times with pauses; if the other took it, that is a partial success [7.quiz.retries]", async ({
    page,
  }) => {
    const attempts: { attempt: string | undefined; atMs: number }[] = [];
    await page.route(`**${paths.quizCrmHook()}`, (route) => {
      attempts.push({ attempt: route.request().headers()["x-retry-attempt"], atMs: Date.now() });
      return route.fulfill({ status: 500 });
    });
    await finish(page);
    await sendTo(page, "ana@estate.example");
    const toast = page.locator(".toast");
    await expect(toast).toHaveText(`${toasts.oneFailed.title} ${toasts.oneFailed.description}`);
    await expect(toast).toHaveClass(/toast--default/);
    await expect(page.getByText("Your results were sent to ana@estate.example.")).toBeVisible();
    expect(attempts.map(({ attempt }) => attempt)).toEqual(["0", "1", "2"]);
    const [first = 0, second = 0, third = 0] = attempts.map(({ atMs }) => atMs);
    expect([second - first >= 1000, third - second >= 2000]).toEqual([true, true]);
  });

  test("if neither took it, that is said, and still counts as submitted [4.quiz.submitted-regardless]", async ({
    page,
  }) => {
    await page.route("**/api/hooks/*", (route) => route.fulfill({ status: 500 }));
    await finish(page);
    await sendTo(page, "ana@estate.example");
    await expect(page.getByRole("alert")).toHaveText(`${toasts.bothFailed.title} ${toasts.bothFailed.description}`);
    await expect(page.getByText("Your results were sent to ana@estate.example.")).toBeVisible();
    await expect(page.getByText(send.copyFollows)).toHaveCount(0);
  });

  test("one that cannot be reached is sent the result once more, unseen, and that counts [7.quiz.no-cors]", async ({
    page,
  }) => {
    const modes: (string | undefined)[] = [];
    await page.route(`**${paths.quizWorkflowHook()}`, (route) => {
      const { "x-retry-attempt": attempt, "content-type": type } = route.request().headers();
      modes.push(attempt ?? type);
      return attempt === undefined ? route.fulfill({ status: 200 }) : route.abort();
    });
    await finish(page);
    await sendTo(page, "ana@estate.example");
    await expect(page.getByText("Your results were sent to ana@estate.example.")).toBeVisible();
    await expect(page.locator(".toast")).toHaveCount(0);
    expect(modes).toEqual(["0", "1", "2", "text/plain;charset=UTF-8"]);
  });
});

test(
  "the form with all questions, and the result the server makes of it, are accessible",
  forAll,
  async ({ page, expectAccessible }) => {
    await page.goto(`${paths.visibilityQuiz()}?questions=all`);
    await expectAccessible();
    for (let id = 1; id <= 15; id++) await page.locator(`input[name="q${id}"][value="2"]`).check();
    await page.getByRole("button", { name: words.quiz.finish }).click();
    await expect(page.locator(".score")).toHaveText("30 of 75 points");
    await expectAccessible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowed: [/422/] });

  test(
    "all questions stand on one form; what is missing is named, what was chosen is kept",
    forAll,
    async ({ page }) => {
      await page.goto(paths.visibilityQuiz());
      await page.getByRole("button", { name: "Start the Assessment" }).click();
      const choose = (id: number, score: number) => page.locator(`input[name="q${id}"][value="${score}"]`).check();
      for (let id = 1; id <= 13; id++) await choose(id, 3);
      const refused = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: words.quiz.finish }).click();
      expect((await refused).status()).toBe(422);
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Question 14 of 15", "Question 15 of 15"]);
      await expect(page.locator('input[name="q13"][value="3"]')).toBeChecked();
      await choose(14, 1);
      await choose(15, 1);
      await page.getByRole("button", { name: words.quiz.finish }).click();
      await expect(page.locator(".score")).toHaveText("41 of 75 points");
      await page.getByRole("button", { name: send.button }).click();
      await expect(page.getByText(toasts.emptyEmail.description)).toBeVisible();
      await sendTo(page, "ben@cellar.example");
      await expect(page.getByText("Your results were sent to ben@cellar.example.")).toBeVisible();
    },
  );
});
