import { paths } from "#app/paths.ts";
import { chromiumArguments, findChromium } from "../chromium.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

// Playwright switches the back/forward cache off by default.
test.use({
  contextOptions: { reducedMotion: "no-preference" },
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("going back while a page still fades in is no error", forAll, async ({ page }) => {
  // Pages that come at once are shown without a fade.
  await page.route(`**${paths.blog()}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  for (let round = 0; round < 4; round += 1) {
    await page.goto(paths.home());
    await expect(page.locator("html.plain")).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "Insights" }).click();
    await page.waitForURL(`**${paths.blog()}`);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator(".hero h1")).toBeVisible();
  }
});
