import type { Locator, Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { forAll, forAllBut } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, test } from "./site.ts";

const lastBlock = (page: Page) => page.locator("main .grid:not(.prose) > :not(.bg)").last();
const legalBlock = (page: Page) => page.locator(".legal section").last();
const opacityOf = (block: Locator) => block.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Scrolls to a block; returns its first frame's state and how long it fades. */
const comeTo = (block: Locator) =>
  block.evaluate(async (element) => {
    element.scrollIntoView({ behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const [fade] = element.getAnimations();
    return { opacity: Number(getComputedStyle(element).opacity), ms: fade?.effect?.getTiming().duration };
  });

test.describe("for who likes motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  const below: [path: string, block: (page: Page) => Locator][] = [
    [paths.about(), lastBlock],
    [paths.privacyPolicy(), legalBlock],
    [paths.termsOfService(), legalBlock],
  ];

  for (const [path, block] of below) {
    test(
      `what stands below the first view of ${path} fades from half its strength once it comes near [1.reveal]`,
      forAllBut(path === paths.about()),
      async ({ page }) => {
        await openAlive(page, path);
        expect(await opacityOf(block(page))).toBe(1);
        const { opacity, ms } = await comeTo(block(page));
        expect(opacity).toBeCloseTo(0.5);
        expect(ms).toBeLessThanOrEqual(400);
        await expect.poll(() => opacityOf(block(page))).toBe(1);
        await page.evaluate(() => scrollTo(0, 0));
        expect(await comeTo(block(page))).toEqual({ opacity: 1, ms: undefined });
      },
    );
  }

  test("parts rise within 150 pixels of the view, those of a list one after another, and links scroll smoothly [9.reveal.near] [9.reveal.stagger] [2.winery.smooth]", async ({
    page,
  }) => {
    await openAlive(page, paths.about());
    const risesAt = (belowPx: number) =>
      lastBlock(page).evaluate(async (block, below) => {
        scrollBy({ top: block.getBoundingClientRect().top - innerHeight - below, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        return block.getAnimations().length > 0;
      }, belowPx);
    expect([await risesAt(153), await risesAt(148)]).toEqual([false, true]);
    await openAlive(page, paths.about());
    const delays = await page.locator("main .grid > ol > li").evaluateAll(async ([first, ...others]) => {
      first?.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
      return [first, ...others].map((item) => item?.getAnimations()[0]?.effect?.getTiming().delay);
    });
    expect(Number(delays[1]) - Number(delays[0])).toBe(100);
    const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(scrolls).toBe("smooth");
  });

  test("a picture fades in once it has come [4.images]", async ({ page }) => {
    const { promise: comes, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/\.(?:avif|webp|jpg)/, async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto(paths.home(), { waitUntil: "commit" });
    await page.locator(".is-laid-out").first().waitFor({ state: "attached" });
    const picture = page.locator("img[loading=lazy]").first();
    await expect.poll(() => opacityOf(picture)).toBe(0);
    letCome();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => opacityOf(picture)).toBe(1);
  });

  test("what is still to come can be read by who does not scroll", forAll, async ({ page, expectAccessible }) => {
    await openAlive(page, paths.about());
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await expect.poll(running).toBe(0);
    await expectAccessible();
  });
});

test.describe("from page to page", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** Records whether a page fades in. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        Object.assign(window, { fades: viewTransition !== null });
      });
    });

  async function fadesInto(page: Page) {
    // By keyboard: a pointer over a link prefetches its page.
    await page.locator(`.foot a[href="${paths.termsOfService()}"]`).first().press("Enter");
    await page.waitForURL(`**${paths.termsOfService()}`);
    const fades = await page.waitForFunction(() => {
      const { fades } = window as Window & { fades?: boolean };
      return fades === undefined ? null : { fades };
    });
    return (await fades.jsonValue())?.fades;
  }

  test("a page that keeps a visitor waiting fades in", forAll, async ({ page }) => {
    await watch(page);
    await openAlive(page, paths.about());
    const { promise: hasWaited, resolve: tell } = Promise.withResolvers<void>();
    await page.exposeFunction("tellOfWait", tell);
    // Two frames more: the rule for fades counts once styles are computed.
    await page.evaluate(() =>
      addEventListener("click", async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        Reflect.get(window, "tellOfWait")();
      }),
    );
    await page.route(`**${paths.termsOfService()}`, async (route) => {
      await hasWaited;
      await route.continue();
    });
    expect(await fadesInto(page)).toBe(true);
  });
});

test.describe("what is below the first view", () => {
  const isLeftForLater = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll(".page > *, .foot")].map(
        (section) => getComputedStyle(section).contentVisibility === "auto",
      ),
    );

  test(
    "is left for later, but never without the script that sees to it",
    forAll,
    async ({ page, browser, baseURL }) => {
      await page.route("**/assets/entry.client-*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
      await page.goto(paths.services());
      expect(await isLeftForLater(page)).toEqual([false, false, true, true, true, true, true, true]);
      const scriptless = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await scriptless.goto(paths.services());
      expect(await isLeftForLater(scriptless)).not.toContain(true);
      await scriptless.close();
    },
  );

  test("stands where it stood for who comes back to it", forAll, async ({ page }) => {
    await page.goto(paths.services());
    await expect.poll(() => isLeftForLater(page)).not.toContain(true);
    await page
      .locator(".foot")
      .evaluate((foot) => scrollBy({ top: foot.getBoundingClientRect().top - 300, behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

const lights = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => (each as CSSAnimation).animationName === "light")
      .map(({ effect }) => effect?.getTiming()),
  );

test("light runs over the hero once, for who likes motion", forAll, async ({ page }) => {
  await page.goto(paths.home());
  expect(await lights(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await lights(page)).toMatchObject([{ iterations: 1, duration: 1200 }]);
});

test("who asks for stillness sees everything at once", forAll, async ({ page }) => {
  await openAlive(page, paths.about());
  expect(await comeTo(lastBlock(page))).toEqual({ opacity: 1, ms: undefined });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
