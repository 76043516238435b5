import type { Page } from "@playwright/test";
import { paths } from "#app/paths.ts";
import { eventually } from "../eventually.ts";
import { type Mailbox, startMailbox, wordsOf } from "../mailbox.ts";
import { test as base, expect, startSiteProcess } from "./site.ts";

/** A site of its own for these journeys, with a real mail server. */
const test = base.extend<object, { house: { mailbox: Mailbox; address: string } }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      const site = await startSiteProcess({ SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" });
      await use({ mailbox, address: site.address });
      await site.stop();
      await mailbox.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.address),
});

test.use({ allowed: [/status of 422/, /^422: /] });

/** Fills the form in as slowly as a quick person would. */
async function ask(page: Page, email: string) {
  const frame = page.frameLocator("iframe").first();
  await frame.getByLabel("Your name").fill("Marguerite");
  await frame.getByLabel("Email").fill(email);
  await page.waitForTimeout(1000);
  return frame;
}

for (const [name, width] of [
  ["a phone", 360],
  ["a desk", 1280],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on ${name}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

      test("a guide is asked for, corrected, thanked for and found in the mailbox", async ({ page, house }) => {
        const email = `m${width}${javaScriptEnabled}@cellar.example`;
        await page.goto(`${paths.wineryPlaybook()}?utm_source=letter`);
        const frame = await ask(page, "m@cellar");
        await frame.getByRole("button").click();
        const wrong = page.locator("#winery-email");
        await expect(wrong).toBeFocused();
        await expect(wrong).toHaveValue("m@cellar");
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Harvest Sustainable Growth");
        await wrong.fill(email);
        await page.waitForTimeout(1000);
        await page.locator(".lead-form button").click();
        await expect(page).toHaveURL(paths.thankYouWinery());
        await expect(page.locator("main")).toContainText("A copy was also sent to your email.");
        const mails = await eventually(
          () => house.mailbox.mails.filter(({ to, source }) => to[0] === email || source.includes(`<${email}>`)),
          (all) => all.length === 2,
        );
        const guide = mails.find(({ to }) => to[0] === email);
        expect(guide && wordsOf(guide)).toContain("/downloads/winery-playbook.pdf");
      });

      test("a request for a session leads to the calendar", async ({ page }) => {
        await page.goto(paths.bookConsultation());
        const calendar = page.locator("#choose-a-time");
        await expect(calendar).toBeHidden();
        const frame = await ask(page, `c${width}${javaScriptEnabled}@cellar.example`);
        await frame.getByRole("button").click();
        if (!javaScriptEnabled) await frame.getByRole("link", { name: "Choose a time" }).click();
        await expect(calendar).toBeInViewport();
      });
    });
  }
}

test("how a visitor came is kept with the lead", async ({ page, house }) => {
  await page.goto(`${paths.home()}?utm_source=autumn-letter`);
  await page.waitForFunction(() => sessionStorage.getItem("attribution"));
  await page.goto(paths.wineryPlaybook());
  const frame = await ask(page, "came@cellar.example");
  await expect(frame.locator("[data-attribution]")).toHaveValue(/autumn-letter/);
  await frame.getByRole("button").click();
  await expect(page).toHaveURL(paths.thankYouWinery());
  const [alert] = await eventually(
    () => house.mailbox.mails.filter(({ source }) => source.includes("Reply-To: Marguerite <came@cellar.example>")),
    (all) => all.length === 1,
  );
  expect(alert && wordsOf(alert)).toContain("autumn-letter");
});

test("the form fits a small phone and is accessible", async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.wineryPlaybook());
  await expect(page.frameLocator("iframe").getByRole("button")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible();
});
