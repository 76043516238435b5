import { defaultFacts as facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { forAll } from "../extent.ts";
import { answerBy, expectQuestion, finish, start } from "./quiz.ts";
import { expect, test } from "./site.ts";

const { again, hill, send } = quizResultCopy(facts);

test("each answer lays a line on the hill, a changed one redraws it, and the result names its weakest valley", async ({
  page,
}) => {
  await start(page);
  const laid = page.locator(".hill path:not([opacity])");
  const heights = (words: string) => page.getByRole("img", { name: words });
  await expect(laid).toHaveCount(0);
  await answerBy(page, "454");
  await expect(laid).toHaveCount(3);
  await expect(heights("found 13 of 25, answered 0 of 25, welcomed 0 of 25")).toBeVisible();
  await page.getByRole("button", { name: "Back to question 3" }).click();
  await expect(laid).toHaveCount(3);
  await page.getByRole("radio", { name: "1 Poor" }).click();
  await expect(heights("found 10 of 25, answered 0 of 25, welcomed 0 of 25")).toBeVisible();
  await answerBy(page, "555555555555");
  await expect(heights("found 20 of 25, answered 25 of 25, welcomed 25 of 25")).toBeVisible();
  await expect(page.locator(".hill__low")).toContainText("How well does your website answer what people ask");
  await expect(page.getByText("drawn, not promised")).toBeVisible();
  await expect(page.locator(".hill__earlier")).toHaveCount(0);
  await page.getByRole("button", { name: again }).click();
  await expect(laid).toHaveCount(0);
  await answerBy(page, "555555555555555");
  await expect(page.locator(".hill__earlier")).toHaveCount(1);
  await expect(page.locator(".hill__low")).toHaveCount(0);
});

test(
  "an answer on the home page draws the first line and leads to the second question",
  forAll,
  async ({ page, browser, site }) => {
    await page.goto(paths.home());
    await page.getByRole("button", { name: "4 Good" }).click();
    await expectQuestion(page, 2);
    await expect(page.locator(".hill path:not([opacity])")).toHaveCount(1);
    await expect(page).toHaveURL(/visibility-quiz#quiz$/);
    await page.getByRole("radio", { name: "5 Excellent" }).click();
    await page.reload();
    await expectQuestion(page, 3);
    const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })).newPage();
    await plain.goto(paths.home());
    await plain.getByRole("button", { name: "4 Good" }).click();
    await expect(plain.locator('input[name="q1"][value="4"]')).toBeChecked();
    await expect(plain.locator(".quiz")).toBeHidden();
    await plain.context().close();
  },
);

test(
  "the first screen of a small phone has the hill, the number and the name of its band",
  forAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await finish(page, "555555555555555");
    const boxOf = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((each) => each.getBoundingClientRect().toJSON());
    const band = await boxOf("#verdict");
    expect(band.bottom).toBeLessThan(640);
    expect((await boxOf(".hill__marks text")).top).toBeGreaterThan((await boxOf(".bar")).bottom);
    await page.setViewportSize({ width: 1280, height: 800 });
    const caption = await boxOf(".hill-open figcaption");
    expect((await boxOf(".hill__marks text")).top).toBeGreaterThan(caption.bottom + 8);
  },
);

test("the link to a hill that was sent is copied with one press", forAll, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await finish(page);
  await page.getByLabel(send.label).fill("ana@estate.example");
  await page.getByRole("button", { name: send.button }).click();
  await page.getByRole("button", { name: "Copy the link to this hill" }).click();
  await expect(page.locator(".toast")).toHaveText(`${hill.copied.title} ${hill.copied.description}`);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator(".mailme__link a")).toHaveAttribute("href", copied);
});

test("the first press is not lost while the script is still on its way", forAll, async ({ page }) => {
  await page.route("**/*visibility-quiz.island*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await start(page);
});

test("the result prints without what surrounds it", forAll, async ({ page }) => {
  await finish(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".score")).toBeVisible();
  await expect(page.locator(".next ol")).toBeVisible();
  for (const hidden of [".quiz-open", ".quiz-steps", ".mailme", ".invite"]) {
    await expect(page.locator(hidden)).toBeHidden();
  }
});
