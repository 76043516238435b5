import { paths } from "#facts/paths.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

declare global {
  interface Window {
    looked: { isPainted: boolean }[];
  }
}

test("in a browser that tells nobody when it paints it begins as well", forAll, async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(paths.services());
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.locator("[data-bar]")).toHaveClass(/is-solid/);
});

test("the document waits for no script", forAll, async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(paths.services(), { waitUntil: "domcontentloaded" });
  letCome();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.locator("[data-bar]")).toHaveClass(/is-solid/);
});

test(
  "a form far below is asked for after all that the first view needs, and need not be scrolled to",
  forAll,
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(paths.fineDiningPlaybook());
    await expect(page.frameLocator("iframe[data-form-id]").getByRole("form")).toBeVisible();
    const [form, firstThingAfterPaint] = [/\/widget\/form\//, /\/talk-with-frames-/].map((name) =>
      requested.findIndex((path) => name.test(path)),
    );
    expect(form).toBeGreaterThan(firstThingAfterPaint as number);
    expect(firstThingAfterPaint).toBeGreaterThan(0);
  },
);
