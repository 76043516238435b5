import type { Page } from "@playwright/test";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { fill } from "#platform/text/fill.ts";
import { eventually } from "../eventually.ts";
import { forAll } from "../extent.ts";
import { payload } from "../outbox.ts";
import { expect, test } from "./mailed-site.ts";
import { openAlive } from "./open-alive.ts";

const { send } = quizResultCopy(defaultFacts);

async function finishAndSend(page: Page, email: string, flash = send.sent) {
  await openAlive(page, paths.visibilityQuiz());
  await page.getByRole("button", { name: "Start the Assessment" }).click();
  await expect(page.locator(".quiz__prog")).toContainText("Question 1 of 15");
  for (let count = 0; count < 15; count++) await page.keyboard.press("3");
  await page.getByLabel(send.label).fill(email);
  await page.getByRole("button", { name: send.button }).click();
  await expect(page.getByText(fill(flash, { email }))).toBeVisible();
}

test(
  "a report that was taken is said to be in the inbox, and is, also after a reload",
  forAll,
  async ({ page, ownSite }) => {
    await finishAndSend(page, "ana@estate.example");
    await expect(page.getByText(send.copySent)).toBeVisible();
    await page.reload();
    await page.locator("#quiz").scrollIntoViewIfNeeded();
    await expect(page.getByText(send.copySent)).toBeVisible();
    await eventually(
      async () => ownSite.mailbox.mails.flatMap(({ to }) => to),
      (to) => to.includes("ana@estate.example"),
    );
  },
);

test(
  "a report that is held back is said to be slow, and the link to the result stands there",
  forAll,
  async ({ page }) => {
    for (const tag of [1, 2, 3]) {
      const data = { ...payload, email: `eve+${tag}@estate.example` };
      expect((await page.request.post(paths.quizCrmHook(), { data })).status()).toBe(202);
    }
    await finishAndSend(page, "eve@estate.example", send.held);
    await expect(page.getByRole("heading", { name: send.sentTitle.waiting })).toBeVisible();
    await expect(page.getByText(send.copySent)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: send.linkTitle })).toBeVisible();
  },
);
