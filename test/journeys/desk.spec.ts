import type { Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { forAll, forAllBut, inShort, isShort } from "../extent.ts";
import { startReceiver } from "../receiver/start-receiver.ts";
import { openAlive } from "./open-alive.ts";
import { expect, findDeskPages, onOwnSite, startSiteProcess } from "./site.ts";

const key = "the-key-of-this-journey";

/** A site of its own, with a webhook that is down. */
const test = onOwnSite(async () => {
  const receiver = await startReceiver();
  const leads = receiver.url("/ok");
  await receiver.kill();
  const site = await startSiteProcess({ OWNER_KEY: key, LEADS_WEBHOOK_URL: leads, TRUST_PROXY: "1" });
  const stop = () => Promise.all([site.stop(), receiver.kill()]);
  return { receiver, address: site.address, stop };
});

test.describe.configure({ mode: "serial" });
// The preview of a letter shows the mark from the address of the site, which this one has not.
test.use({ allowed: [/apple-touch-icon/] });

async function openDesk(page: Page) {
  await page.goto(deskPaths.today());
  await page.getByLabel("Owner key").fill(key);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page).toHaveURL(deskPaths.today());
}

const ask = (page: Page, form: string, fields: Record<string, string>) =>
  page.request.post(paths.formWidget(form), { form: fields, maxRedirects: 0 });

/** Two sessions from one network, which the desk can cancel together. */
async function bookTwice(page: Page, width: number) {
  const address = paths.calendarWidget("consultation");
  const { slots } = await (await page.request.get(address, { headers: { accept: "application/json" } })).json();
  for (const index of [0, 4]) {
    const data = { start: slots[index], name: "W".repeat(110), email: `session${index}-${width}@cellar.example` };
    const headers = { "x-forwarded-for": `2a01:4f8:${width}:1::${index}` };
    expect((await page.request.post(address, { data, headers })).status()).toBe(201);
  }
}

const evil = `"><img src=x onerror="document.title='owned'">`;

for (const [name, width] of [
  ["a phone", 360],
  ["a desk", 1280],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const email = `oban${width}${javaScriptEnabled}@cellar.example`;
    test.describe(
      `on ${name}, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
      forAllBut(width === 360 && javaScriptEnabled),
      () => {
        test.use({ viewport: { width, height: 780 }, javaScriptEnabled });

        test("a person comes in, is found, noted, planned, their message sent again, and forgotten", async ({
          page,
          ownSite,
        }) => {
          await ownSite.receiver.kill();
          await ask(page, "winery", { name: evil, email, message: "Nobody finds the shop." });
          await openDesk(page);
          await page.getByRole("link", { name: "People", exact: true }).click();
          await page.getByLabel("Search", { exact: true }).fill(email);
          await page.getByRole("button", { name: "Find" }).click();
          await page.getByRole("link", { name: evil }).click();
          const person = page.locator("#lead");
          await expect(person).toContainText("“Nobody finds the shop.”");
          await person.getByLabel("Status").selectOption("In conversation");
          await person.getByRole("button", { name: "Save", exact: true }).click();
          await expect(person.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
          await expect(person.locator(".dossier__status")).toContainText("In conversation");
          await person.getByLabel("New note").fill("Called.");
          await person.getByRole("button", { name: "Add the note" }).click();
          await expect(person.getByRole("status").filter({ hasText: "The note is saved." })).toBeVisible();
          await person.getByText("Edit", { exact: true }).click();
          await person.getByLabel("Note", { exact: true }).fill("Called twice.");
          await person.getByRole("button", { name: "Save the note" }).click();
          await expect(person.getByRole("list").last()).toContainText("Called twice.");
          await person.getByText("Plan the next step").click();
          await person.getByLabel("What to do").fill("Send the offer");
          await person.getByLabel("On", { exact: true }).fill("2026-01-02");
          await person.getByRole("button", { name: "Save the step" }).click();
          await expect(person.getByRole("status").filter({ hasText: "The next step is planned." })).toBeVisible();
          await page.goto(deskPaths.leads({ due: "1", q: email }));
          await page.getByRole("link", { name: evil }).click();
          await person.getByRole("button", { name: "Done" }).click();
          await expect(person.getByRole("list").last()).toContainText("Done: Send the offer");
          await person.getByText("Delete", { exact: true }).click();
          await person.getByRole("button", { name: "Yes, delete it" }).click();
          await expect(person).not.toContainText("Called twice.");

          await ownSite.receiver.restart();
          await person.getByRole("link", { name: "Form or booking to your CRM" }).first().click();
          await page.getByRole("button", { name: /^(?:Try now|Send again)/ }).click();
          await expect(page.getByRole("status")).toBeVisible();
          await expect.poll(() => ownSite.receiver.received.some(({ body }) => body.includes(email))).toBe(true);

          await page.goto(deskPaths.leads({ q: email }));
          await page.getByRole("link", { name: evil }).click();
          await page.getByText("Erase this person").click();
          await page.getByLabel("Yes, erase everything").check();
          await page.getByRole("button", { name: "Erase", exact: true }).click();
          await expect(page.getByRole("status")).toHaveText("Everything about this person is gone.");
          await expect(page).not.toHaveTitle("owned");
        });
      },
    );
  }
}

for (const width of [320, 360, 768, 1280]) {
  test(
    `every page of the desk fits ${width} px and is accessible`,
    forAllBut(width === 360),
    async ({ page, ownSite, expectAccessible, expectLegibleInDark }) => {
      // Only ends a hanging test: it opens some forty pages.
      test.setTimeout(600_000);
      const look = async () => {
        await expectAccessible();
        if (width === 1280) await expectLegibleInDark();
      };
      await ownSite.receiver.kill();
      await page.setViewportSize({ width, height: 780 });
      const email = `wide${width}@a-very-long-name-of-a-cellar-in-the-upper-valley.example`;
      await ask(page, "cigar", { name: "W".repeat(110), email, business: evil, message: "x".repeat(600) });
      for (const form of ["winery", "dining", "blueprint"]) await ask(page, form, { name: "W", email });
      await ask(page, "cigar", { name: "Spam", email: `spam${width}@cellar.example`, subject: "filled in" });
      await bookTwice(page, width);
      await page.goto(deskPaths.signIn());
      if (!isShort) await look();
      await openDesk(page);
      for (const place of await findDeskPages(page, inShort(1, 3))) {
        await page.goto(place);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
        // Pages of the site in a frame have their own landmarks.
        if (!isShort && !/\/desk\/(?:look|edit)\//.test(place)) await look();
      }
    },
  );
}

test("a phone shows the open page among the places of the desk", forAll, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openDesk(page);
  await page.goto(deskPaths.access());
  await expect(page.getByRole("link", { name: "Access", exact: true })).toBeInViewport({ ratio: 1 });
});

test("Ctrl K leads to the search on every page of the desk, which finds by keyboard", async ({ page }) => {
  await ask(page, "winery", { name: "Isaure Quillfeather", email: "isaure@cellar.example" });
  await openDesk(page);
  for (const place of [deskPaths.today(), deskPaths.articles(), deskPaths.integrations()]) {
    await page.goto(place);
    // The shortcut is there once its script has come.
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("searchbox", { name: "Search the desk" })).toBeFocused({ timeout: 500 });
    }).toPass();
  }
  await page.keyboard.type("quillfea");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(deskPaths.search("quillfea"));
  await expect(page.getByRole("searchbox", { name: "Search the desk" })).toHaveValue("quillfea");
  await page.getByRole("link", { name: "Isaure Quillfeather" }).click();
  await expect(page.getByRole("heading", { name: "Isaure Quillfeather" })).toBeVisible();
});

test("the quiz tells how far it is taken, unless its reader asks for privacy", forAll, async ({ page }) => {
  const steps: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.quizSteps())) steps.push(request.postData() ?? "");
  });
  await openAlive(page, paths.visibilityQuiz());
  await page.getByRole("button", { name: "Start the Assessment" }).click();
  await page.getByRole("radio", { name: "4 Good" }).click();
  await expect.poll(() => steps).toEqual(["0", "1"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.reload();
  await page.getByRole("radio", { name: "4 Good" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "13");
  expect(steps).toEqual(["0", "1"]);
});
