import type { FrameLocator, Locator, Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { eventually } from "../eventually.ts";
import { forAll, forAllBut } from "../extent.ts";
import { wordsOf } from "../mailbox.ts";
import { expect, test } from "./mailed-site.ts";
import { thumbOf } from "./thumb.ts";

test.use({ timezoneId: "Europe/Paris", allowed: [/409|422|404|429/] });

const calendar = paths.calendarWidget("consultation");
const privatePage = /\/booking\/[\w-]{32}$/;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The grid, which comes before the plain list that it replaces. */
const gridIn = (place: Page | FrameLocator) => place.locator(".cal-place");

const confirmation = (page: Page) => page.getByRole("heading", { level: 1 });

/** Chooses an hour by keyboard: some days ahead, then the first hour. */
async function chooseByKeys(page: Page, place: Locator, keys: string[]) {
  await tabTo(page, place.locator(".day[tabindex='0']"));
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await press(page, place.locator(".slot").first(), "Space");
}

test.describe("by keyboard alone, on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a session is booked in the grid, moved and cancelled", async ({ page, ownSite }) => {
    await page.goto(paths.bookConsultation());
    await press(page, page.getByRole("link", { name: "Already sent it? Choose a time" }));
    const frame = gridIn(page.frameLocator("#choose-a-time iframe"));
    await chooseByKeys(page, frame, ["PageDown", "End", "ArrowLeft", "ArrowLeft"]);
    await expect(frame.locator(".cal__who h2")).toBeFocused();
    await press(page, frame.getByRole("button", { name: "Book this time" }));
    await expect(frame.getByLabel("Your name")).toBeFocused();
    await page.keyboard.type("Marguerite");
    await tabTo(page, frame.getByLabel("Email"));
    await page.keyboard.type("keys@cellar.example");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(privatePage);
    await expect(confirmation(page)).toHaveText("Your session is booked");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const letters = () => ownSite.mailbox.mails.filter(({ to }) => to[0] === "keys@cellar.example");
    await eventually(letters, (all) => all.length === 1);

    const before = await page.locator("dd").first().textContent();
    await press(page, page.getByRole("link", { name: "Move it" }));
    await chooseByKeys(page, gridIn(page), ["ArrowRight"]);
    await press(page, page.getByRole("button", { name: /Move to/ }));
    await expect(page).toHaveURL(privatePage);
    expect(await page.locator("dd").first().textContent()).not.toBe(before);

    await press(page, page.getByRole("link", { name: "Cancel it" }));
    await press(page, page.getByRole("button", { name: "Cancel the session" }));
    await expect(confirmation(page)).toHaveText("This session is cancelled");
    const all = await eventually(letters, ({ length }) => length === 3);
    expect(all.map(wordsOf).join()).toContain("Your session is cancelled");
  });
});

/** The header of a trusted proxy. */
const fromOneNetwork = { "x-forwarded-for": "203.0.113.9" };

/** Books this hour as another visitor. */
const bookElsewhere = (address: string, start: string, more: Record<string, string> = {}) =>
  fetch(address + calendar, {
    method: "POST",
    headers: { "content-type": "application/json", ...fromOneNetwork, ...more },
    // A new address each time: a mailbox has at most three sessions to come.
    body: JSON.stringify({ start, name: "Other", email: `other${Date.parse(start) / 60_000}@cellar.example` }),
  });

test("whoever comes second is told, and sees what is free", forAll, async ({ page, ownSite }) => {
  await page.goto(calendar);
  const grid = gridIn(page);
  await grid.locator(".slot").first().click();
  const answer = await fetch(ownSite.address + calendar, { headers: { accept: "application/json" } });
  const { slots } = await answer.json();
  expect((await bookElsewhere(ownSite.address, slots[0])).status).toBe(201);
  await grid.getByLabel("Your name").fill("Marguerite");
  await grid.getByLabel("Email").fill("second@cellar.example");
  const first = await grid.locator(".cal__who h2").textContent();
  await grid.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Somebody was quicker");
  await grid.locator(".slot").first().click();
  expect(await grid.locator(".cal__who h2").textContent()).not.toBe(first);
  await expect(grid.getByLabel("Email")).toHaveValue("second@cellar.example");
  await grid.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(privatePage);
});

test("hours are shown by the clock that the visitor chooses, ours beside", forAll, async ({ page, ownSite }) => {
  const answer = await fetch(ownSite.address + calendar, { headers: { accept: "application/json" } });
  const { slots } = await answer.json();
  const clock = { hour: "numeric", minute: "2-digit", timeZone: "America/Los_Angeles" } as const;
  const first = new Date(slots[0]).toLocaleTimeString("en-US", clock).toLowerCase().replace(/\s/, "\u00a0");
  await page.goto(calendar);
  const grid = gridIn(page);
  const zone = grid.getByLabel("Show times for");
  await expect(zone).toHaveValue("Europe/Paris");
  await expect(grid.locator(".slot small").first()).toBeVisible();
  await zone.selectOption("America/Los_Angeles");
  await expect(grid.locator(".slot small")).toHaveCount(0);
  await expect(grid.locator(".slot").first()).toHaveText(first);
});

test(
  "without an answer the calendar says so, and the next press gives the hour that was booked",
  forAll,
  async ({ page }) => {
    await page.goto(calendar);
    const grid = gridIn(page);
    await grid.locator(".slot").first().click();
    await grid.getByLabel("Your name").fill("Marguerite");
    await grid.getByLabel("Email").fill("m@cellar.example");
    await page.route(`**${calendar}`, async (route) => {
      await route.fetch();
      await route.abort("aborted");
    });
    await grid.getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("alert")).toContainText("the same time is not booked twice");
    await expect(grid.getByLabel("Your name")).toHaveValue("Marguerite");
    await page.unroute(`**${calendar}`);
    await grid.getByRole("button", { name: "Book this time" }).click();
    await expect(page).toHaveURL(privatePage);
  },
);

for (const width of [320, 1280]) {
  test(
    `the calendar and a booking's pages are accessible at ${width} px`,
    forAll,
    async ({ page, ownSite, expectAccessible }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(calendar);
      const grid = gridIn(page);
      await expect(grid).toBeVisible();
      await expectAccessible();
      await grid.locator(".slot").first().click();
      await grid.getByRole("button", { name: "Book this time" }).click();
      await expectAccessible();
      const answer = await fetch(ownSite.address + calendar, { headers: { accept: "application/json" } });
      const { slots } = await answer.json();
      const { links } = await (await bookElsewhere(ownSite.address, slots.at(width === 320 ? -1 : -2))).json();
      const own = new URL(links.page).pathname;
      for (const path of [
        own,
        `${own}/move`,
        `${own}/cancel`,
        `${own}/reminders`,
        "/booking/no-such-key",
        paths.alreadyBooked(),
      ]) {
        test.info().annotations.push({ type: "page", description: path });
        await page.goto(path).catch(() => {});
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? "with one thumb" : "with one thumb, without JavaScript",
    forAllBut(javaScriptEnabled),
    () => {
      test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled });

      test("seven taps lead from home to a booked hour, and one mail tells the owner all of it", async ({
        page,
        ownSite,
      }) => {
        const email = javaScriptEnabled ? "thumb@cellar.example" : "plain-thumb@cellar.example";
        const toOwner = () => ownSite.mailbox.mails.filter(({ to }) => to[0] === "owner@house.example");
        const { tap, type, taps } = thumbOf(page);
        await page.goto(paths.home());
        await tap(page.locator(".menu-toggle summary"));
        await tap(page.locator(".sheet").getByRole("link", { name: "Schedule Consultation" }));
        const form = page.frameLocator("#booking .booking__form iframe");
        await expect(form.getByText(/^Next free: \w+day .* \(Pacific Time\)$/)).toBeInViewport();
        await expect(form.getByLabel("Your name")).toBeInViewport();
        await type(form.getByLabel("Your name"), "Marguerite");
        await type(form.getByLabel("Email"), email);
        await form.getByLabel("What would you like to be different?").fill("Fuller Tuesdays");
        // As slowly as a quick person: whoever is faster counts as a robot.
        await page.waitForTimeout(1000);
        await tap(form.getByRole("button", { name: "Send and choose a time" }));
        if (!javaScriptEnabled) await tap(form.getByRole("link", { name: "Choose a time" }));
        const calendarPlace = javaScriptEnabled
          ? gridIn(page.frameLocator("#choose-a-time iframe"))
          : page.locator(".plain-cal");
        await tap(calendarPlace.locator(".slot").first());
        await expect(calendarPlace.getByText(`For Marguerite, ${email}, with your note`)).toBeVisible();
        await expect(calendarPlace.getByLabel("Email")).toBeHidden();
        await page.waitForTimeout(1000);
        if (javaScriptEnabled) await expect(calendarPlace.locator(".cal__who h2")).toBeInViewport();
        await tap(calendarPlace.getByRole("button", { name: "Book this time" }));
        await expect(page).toHaveURL(privatePage);
        await expect(page.getByText("Fuller Tuesdays")).toBeVisible();
        expect(taps()).toBe(javaScriptEnabled ? 7 : 8);
        const about = () => toOwner().filter((mail) => wordsOf(mail).includes(email));
        const [alert] = await eventually(about, (all) => all.length > 0);
        expect(wordsOf(alert as NonNullable<typeof alert>)).toContain("Fuller Tuesdays");
        expect(about()).toHaveLength(1);
      });
    },
  );
}
