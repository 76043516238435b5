import { paths } from "#app/paths.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

test(
  "who has begun with the plain list before the grid's script has come goes on with it",
  forAll,
  async ({ page }) => {
    const { promise: isThere, resolve: letCome } = Promise.withResolvers<void>();
    await page.route("**/assets/calendar.island*.js", async (route) => {
      await isThere;
      await route.continue();
    });
    await page.goto(paths.calendarWidget("consultation"), { waitUntil: "commit" });
    const list = page.locator(".plain-cal");
    await list.getByLabel("Your name").fill("Marguerite");
    await list.locator(".slot").nth(2).click();
    const hasCome = page.waitForEvent("requestfinished", (request) => request.url().includes("/calendar.island"));
    letCome();
    await hasCome;
    await page.evaluate(() => new Promise((isIdle) => requestIdleCallback(isIdle)));
    await expect(page.locator("[data-island='calendar'] > *")).toHaveCount(0);
    await expect(list.getByRole("radio").nth(2)).toBeChecked();
    await expect(list.getByLabel("Your name")).toHaveValue("Marguerite");
  },
);
