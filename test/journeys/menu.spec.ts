import { forAll } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, test } from "./site.ts";

for (const width of [360, 1280]) {
  test(`whoever comes to a place on a page stands there, ${width} px wide`, forAll, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/services#contact");
    await expect(page.locator(".page > :last-child")).toHaveClass(/is-laid-out/);
    await expect(page.locator("#contact")).toBeInViewport();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens, closes on Escape with the focus back, and on each choice [2.menu.closes]", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/");
    const toggle = page.locator("[data-menu] > summary");
    await toggle.click();
    const sheet = page.locator("[data-menu] nav");
    await expect(sheet).toBeVisible();
    await expectAccessible();
    await sheet.getByRole("link", { name: "About" }).focus();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await sheet.getByRole("link", { name: "Contact" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();
  });

  test("a tablet that is turned while the menu is open has the page in reach again", forAll, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openAlive(page, "/");
    await page.locator("[data-menu] > summary").click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test("the dropdown opens and closes by keyboard [2.bar.dropdown]", async ({ page }) => {
  await openAlive(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  const summary = page.locator("[data-drop] > summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  const wineries = page.locator("[data-drop]").getByRole("link", { name: "Wineries" });
  await expect(wineries).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(wineries).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(wineries).toBeHidden();
  await expect(summary).toBeFocused();
});

test("the bar is solid after 50 pixels [2.bar.solid] [9.bar]", forAll, async ({ page }) => {
  await page.goto("/");
  const bar = page.locator("[data-bar]");
  await expect(bar).not.toHaveClass(/is-solid/);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(bar).toHaveClass(/is-solid/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the menu opens and leads on", forAll, async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-menu] > summary").click();
    await page.locator("[data-menu] nav").getByRole("link", { name: "Insights" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Articles");
  });

  test("the menu is out of the way once Contact is chosen, from anywhere on the page", forAll, async ({ page }) => {
    await page.goto("/services");
    await page.locator("[data-menu] > summary").click();
    await page.locator("[data-menu] nav").getByRole("link", { name: "Contact" }).click();
    await expect(page.locator("#contact").getByText("Write to us")).toBeInViewport();
    await expect(page.locator("[data-menu] nav")).not.toBeInViewport();
  });
});
