import { forAll } from "../extent.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { expect, openJson, scriptOnly, test } from "./hosted-feed.ts";

const count = ".count";
/** At the newest articles, which hydrate when they are near. */
const home = "/#insights";
const all = `${feedPosts.length} articles`;

test.describe("a feed that fails", () => {
  test.use({ allowed: [/status of (?:400|500)|^(?:400|500): |ERR_ABORTED/] });

  test("and only answers as a script is read as one [8.feed.then-script]", forAll, async ({ page, feed }) => {
    feed.answer(scriptOnly((callback) => `${callback}(${JSON.stringify({ posts: feedPosts })})`));
    await page.goto("/blog");
    await expect(page.locator(count)).toHaveText(all);
  });

  test(
    "is said so where nothing is stored, and tried again when asked [8.feed.http] [8.script.failed] [8.feed.other]",
    forAll,
    async ({ page, feed }) => {
      const flash: string[] = [];
      page.on("console", (message) => flash.push(message.text()));
      feed.answer(openJson("oops", 500));
      await page.goto("/blog");
      await expect(page.getByText("Failed to load blog posts")).toBeVisible();
      expect(flash).toEqual(
        expect.arrayContaining([
          "Error fetching blog posts. Using fallback content.",
          "HTTP error 500",
          "Script failed to load",
        ]),
      );
      feed.answer(openJson(feedPosts));
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.locator(count)).toHaveText(all);
    },
  );

  for (const address of ["/blog", home]) {
    test(`is said so accessibly at ${address}`, forAll, async ({ page, feed, expectAccessible }) => {
      feed.answer(openJson("oops", 500));
      await page.goto(address);
      await expect(page.getByText("Failed to load blog posts")).toBeVisible();
      await expectAccessible();
    });
  }

  test("is asked again by itself, behind what is shown", forAll, async ({ page, feed }) => {
    await page.clock.install();
    feed.answer(openJson("oops", 500));
    await page.goto("/blog");
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText("Failed to load blog posts")).toBeVisible({ timeout: 500 });
    }).toPass();
    feed.answer(openJson(feedPosts));
    await page.clock.runFor(5000);
    await expect(page.locator(count)).toHaveText(all);
  });

  test("leaves a visitor with what it said last [8.feed.cached]", forAll, async ({ page, feed }) => {
    feed.answer(openJson(feedPosts));
    await page.goto("/blog");
    await expect(page.locator(count)).toHaveText(all);
    feed.answer(openJson("oops", 500));
    await page.reload();
    await expect(page.locator(count)).toHaveText(all);
  });

  test("and has said nothing yet leaves the static posts [4.feed.then-static]", forAll, async ({ page, feed }) => {
    feed.answer(openJson("oops", 500));
    await page.addInitScript(() => {
      const own = { id: "own", title: "Written here", slug: "written-here", date: "2026-01-01" };
      localStorage.setItem("blog.staticPosts", JSON.stringify([own]));
    });
    await page.goto("/blog");
    await expect(page.locator("main").getByText("Written here")).toBeVisible();
  });

  test(
    "and hands out no script either is given up after 30 seconds [8.script.timeout]",
    forAll,
    async ({ page, feed }) => {
      const flash: string[] = [];
      page.on("console", (message) => flash.push(message.text()));
      const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
      feed.answer((request, response) => {
        if (request.url?.includes("callback")) ask();
        else openJson("oops", 500)(request, response);
      });
      await page.clock.install();
      await page.addInitScript(() => {
        const [openedAtMs, { info }] = [Date.now(), console];
        console.info = (words) => info(words, Date.now() - openedAtMs);
      });
      await page.goto("/blog");
      await isAsked;
      await page.clock.runFor(30_000);
      const timedOut = () => Number(/Script timed out (\d+)/.exec(flash.join("\n"))?.[1]);
      await expect.poll(timedOut).toBeGreaterThanOrEqual(30_000);
    },
  );
});
