import { paths } from "#facts/paths.ts";
import { chromiumArguments, findChromium } from "../chromium.ts";
import { forAll } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, test } from "./site.ts";

// Playwright switches the back/forward cache off by default.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test(
  "a toast that waits for a visitor to come back is shown once, and once on the page after",
  forAll,
  async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept", persisted)),
    );
    const toast = page.locator(".toast");
    await openAlive(page, paths.blog());
    await page.getByRole("button", { name: "Copy" }).first().click();
    await expect(toast).toHaveCount(1);
    await page.goto(paths.robots());
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html[data-kept]")).toHaveCount(1);
    await expect(toast).toHaveCount(1);
    await page.goto(paths.services());
    await expect(toast.first()).toBeVisible();
    expect(await toast.count()).toBe(1);
  },
);
