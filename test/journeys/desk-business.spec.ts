import type { Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { forAll, forAllBut, isShort } from "../extent.ts";
import { expect, onOwnSite, startSiteProcess } from "./site.ts";

const key = "a-key-of-the-owners-own";

/** A site of its own, because these journeys change facts. */
const test = onOwnSite(() => startSiteProcess({ OWNER_KEY: key }));

test.use({ allowed: [/422/] });

async function openDesk(page: Page, path: string) {
  await page.goto(deskPaths.signIn(path));
  await page.getByLabel("Owner key").fill(key);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

for (const [name, width, javaScriptEnabled] of [
  ["a phone", 360, false],
  ["a desk", 1280, true],
] as const) {
  test.describe(
    `on ${name}, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
    forAllBut(javaScriptEnabled),
    () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

      test("a price is mistyped, corrected, seen by visitors and taken back", async ({
        page,
        expectAccessible,
        expectLegibleInDark,
      }) => {
        await openDesk(page, deskPaths.facts());
        if (javaScriptEnabled) await expectAccessible();
        await page.getByLabel("Find a detail").fill("accelerator setup");
        await page.getByLabel("Find a detail").press("Enter");
        await page.getByRole("main").getByRole("link", { name: "Setup" }).click();
        const setup = page.getByRole("textbox", { name: "Setup" });
        await setup.fill("2,500 to 1,999");
        await page.getByRole("button", { name: "Save Growth Accelerator" }).click();
        await expect(setup).toBeFocused();
        await expect(setup).toHaveValue("2,500 to 1,999");
        await expect(page.getByText("must not be less")).toBeVisible();
        if (javaScriptEnabled) await expectAccessible();
        if (javaScriptEnabled && !isShort) await expectLegibleInDark();
        await setup.fill("2500-4444");
        await setup.press("Enter");
        await expect(page.getByRole("status").first()).toContainText("Saved");
        await expect(setup).toHaveValue("$2,500–$4,444");
        await expect(async () => {
          await page.goto(paths.growthAccelerator());
          expect(await page.getByRole("main").textContent()).toContain("$2,500–$4,444");
        }).toPass();
        await page.goto(deskPaths.factGroup("accelerator"));
        await page.getByRole("button", { name: "Take back to the original for Setup" }).click();
        await expect(setup).toHaveValue("$2,500–$4,000");
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(setup).toHaveValue("$2,500–$4,444");
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(setup).toHaveValue("$2,500–$4,000");
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      });
    },
  );
}

test(
  "the owner offers phone and video, and a visitor at 360 px chooses one on the last step, which is accessible",
  forAll,
  async ({ page, expectAccessible }) => {
    await openDesk(page, deskPaths.factGroup("booking"));
    await page.getByLabel("How you meet").selectOption({ label: "Phone or video" });
    await page.getByLabel("Address of the video room").fill("https://meet.example/alder-{booking}");
    await page.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByRole("status").first()).toContainText("Saved");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(paths.calendarWidget("digital-diagnostic"));
    const grid = page.locator(".cal-place");
    await expect(grid.getByText("Phone or video")).toBeVisible();
    await grid.locator(".slot").first().click();
    await expect(grid.getByLabel("By phone")).toBeChecked();
    await grid.getByLabel("Your name").fill("Marguerite");
    await grid.getByLabel("Email").fill("meet@cellar.example");
    await grid.getByRole("button", { name: "Book this time" }).click();
    await expect(grid.getByLabel("Your phone number")).toBeFocused();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await grid.getByLabel("By video").check();
    await expect(grid.getByLabel("Your phone number")).toBeHidden();
    await expectAccessible();
    await grid.getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("link", { name: /^https:\/\/meet\.example\/alder-[\w-]{21}$/ })).toBeVisible();
  },
);
