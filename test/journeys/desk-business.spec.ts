import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { forAll, forAllBut, isShort } from "../extent.ts";
import { test as base, expect, startSiteProcess } from "./site.ts";

const key = "a-key-of-the-owners-own";

/** A site of its own, because these journeys change facts. */
const test = base.extend<object, { ownSite: { address: string } }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSiteProcess({ OWNER_KEY: key });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
});

test.use({ allowed: [/422/] });

async function openDesk(page: Page, path: string) {
  await page.goto(deskPaths.signIn(path));
  await page.getByLabel("Owner key").fill(key);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Changed hours are offered within a second. */
async function hasHoursOnWeekdays(page: Page): Promise<boolean> {
  const headers = { accept: "application/json" };
  const { slots } = await (await page.request.get(paths.calendarWidget("consultation"), { headers })).json();
  return slots.some((slot: string) => [2, 3, 4, 5].includes(new Date(slot).getUTCDay()));
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

      test("hours are chosen and typed, and a day off on a booked day is asked about", forAll, async ({ page }) => {
        await openDesk(page, deskPaths.bookFor());
        await page.getByRole("radio").first().check({ force: true });
        await page.getByLabel("Name").fill("Ida");
        await page.getByLabel("Email").fill(`ida${width}@cellar.example`);
        await page.getByRole("button", { name: "Book and send the confirmation" }).click();
        await expect(page.getByRole("status")).toContainText("It is booked");
        const session = page.url();
        await page.goto(deskPaths.factGroup("booking"));
        await page.getByText("Sunday", { exact: true }).click();
        await page.getByRole("group", { name: "Opening hours" }).getByLabel("Or type the hours").last().fill("9-17");
        for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
          await page.getByText(day, { exact: true }).click();
          await page.getByLabel("Closed on this day").locator("visible=true").last().check();
        }
        await page.getByRole("button", { name: "Save Opening hours" }).click();
        await expect(page.getByText("One booked session lies outside these hours")).toBeVisible();
        await page.getByRole("button", { name: "Save, and keep the sessions" }).last().click();
        await expect(page.getByText(/^9:00.am–.5:00.pm$/)).toBeVisible();
        await page.getByRole("link", { name: "Move the session of Ida" }).click();
        await expect(page.getByRole("radio").first()).toBeAttached();
        await page.goto(deskPaths.factGroup("booking"));
        await page.getByRole("button", { name: "Take back to the original for Opening hours" }).click();
        await expect(page.getByText("One booked session")).toBeHidden();
        await expect.poll(() => hasHoursOnWeekdays(page)).toBe(true);

        await page.goto(session);
        await page.getByText("Move to another hour").click();
        await page.getByRole("radio").last().check({ force: true });
        await page.getByLabel("A note to the visitor").first().fill("The dentist.");
        await page.getByRole("button", { name: "Move and tell them" }).click();
        await expect(page.getByRole("button", { name: "Move it back" })).toBeVisible();
        await page.getByText("Cancel this session").click();
        await page.getByRole("button", { name: "Yes, cancel" }).click();
        await expect(page.getByRole("status")).toContainText("cancelled");
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      });

      test(
        "founder and cases are filled in, and visitors see what is permitted",
        forAll,
        async ({ page, expectAccessible, expectLegibleInDark }) => {
          await openDesk(page, deskPaths.factGroup("founder"));
          // The site may be that of another of these journeys.
          const name = `Ada ${width}${javaScriptEnabled}`;
          await page.getByLabel("Name").fill(name);
          await page.getByLabel("Portrait", { exact: true }).setInputFiles("public/pictures/wine-480.webp");
          await page.getByLabel("Signature").setInputFiles("package.json");
          await page.getByRole("button", { name: "Save Founder" }).click();
          await expect(page.getByText("Please give a JPEG, PNG, WebP, GIF or AVIF file.")).toBeVisible();
          await expect(page.getByRole("img", { name: "The picture in use" })).toBeVisible();
          if (javaScriptEnabled) await expectAccessible();
          await page.getByRole("button", { name: "Save Founder" }).click();
          await expect(page.getByRole("status").first()).toContainText("Saved");

          await page.goto(deskPaths.factGroup("cases"));
          const first = page.locator("#slot-first");
          if (await first.getByLabel("Business").isHidden()) await first.locator("summary").first().click();
          await first.getByLabel("Business").fill("Marchetti Estate");
          await first.getByLabel("What changed").fill(`Tastings are booked before anybody drives out. ${name}`);
          await first.getByLabel("Permission given on").fill("");
          await page.getByRole("button", { name: "Save Cases" }).click();
          await expect(first).toContainText("when was permission given?");
          if (javaScriptEnabled) await expectAccessible();
          if (javaScriptEnabled && !isShort) await expectLegibleInDark();
          await first.getByLabel("Permission given on").fill("2026-10-12");
          await page.getByRole("button", { name: "Save Cases" }).click();
          await expect(first).toContainText("Visitors see it");
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
          await page.goto(paths.about());
          await expect(page.getByRole("heading", { name: "Marchetti Estate" })).toBeVisible();
          await expect(page.getByRole("img", { name })).toBeVisible();
          if (javaScriptEnabled) await expectAccessible();
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
        },
      );

      test("an integration is tested, and what must change is listed", forAll, async ({ page, expectAccessible }) => {
        await openDesk(page, deskPaths.integrations());
        await page.getByRole("button", { name: "Test Database" }).click();
        await expect(page.locator("#database")).toContainText(/written and read in \d+/);
        await page.goto(deskPaths.launchCheck());
        await expect(page.getByText("Name: Alder & Vale").first()).toBeVisible();
        if (javaScriptEnabled) await expectAccessible();
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      });

      test("everything is downloaded in one file", forAll, async ({ page, expectAccessible }) => {
        await openDesk(page, deskPaths.backup());
        if (javaScriptEnabled) await expectAccessible();
        const coming = page.waitForEvent("download");
        await page.getByRole("button", { name: "Download everything" }).click();
        const download = await coming;
        expect(download.suggestedFilename()).toMatch(/^site-.*\.backup\.gz$/);
        expect((await readFile(await download.path())).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      });
    },
  );
}
