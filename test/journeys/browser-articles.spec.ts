import type { Page } from "@playwright/test";
import { defaultFacts } from "#facts/facts.ts";
import { forAll } from "../extent.ts";
import { expect, test } from "./site.ts";

const written = (name: string, more: object = {}) => ({
  id: `own-${name}`.padEnd(21, "0"),
  title: `Written here: ${name}`,
  slug: `written-here-${name}-1763726400000`,
  author: "Ada Vale",
  date: "2999-01-01",
  excerpt: "What was written in this very browser...",
  content: `What was written in this very browser, about ${name}.\n\n## A heading\n\nAnd more words of the kind.`,
  categories: ["Premium Business"],
  imageSrc: "",
  readTime: 1,
  source: "static",
  ...more,
});

/** As the uploader stores them, before the tested page loads. */
const keep = (page: Page, posts: unknown) =>
  page.addInitScript((text) => localStorage.setItem("blog.staticPosts", text), JSON.stringify(posts));

test("posts of this browser stand in their place in the list, in search and categories", forAll, async ({ page }) => {
  await keep(page, [written("first"), written("last", { date: "2000-01-01" })]);
  await page.goto("/blog");
  await expect(page.locator(".count")).toHaveText("42 articles");
  await expect(page.locator(".feature, .card").filter({ hasText: "Written here: first" }).first()).toBeVisible();
  await expect(page.locator(".cards")).not.toContainText("Written here: last");
  await page.getByRole("link", { name: "Older articles" }).click();
  await expect(page.locator(".cards")).toContainText("Written here: last");
  await page.getByRole("searchbox").fill("VERY browser");
  await expect(page.locator(".count")).toHaveText("2 articles");
  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Category").selectOption("Premium Business");
  await expect(page).toHaveURL(/category=Premium/);
  await expect(page.locator("main")).toContainText("Written here: first");
});

test(
  "posts of this browser stand among home's newest, as they do in the list",
  forAll,
  async ({ page, expectAccessible }) => {
    await keep(page, [written("first"), written("last", { date: "2000-01-01" })]);
    await page.goto("/");
    const titles = page.locator(".news h3");
    await expect(titles.first()).toHaveText("Written here: first");
    await expect(titles).toHaveCount(3);
    await expect(page.getByText("Written here: last")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "View All Articles" })).toBeVisible();
    await expectAccessible();
    const shown = await titles.allTextContents();
    await page.goto("/blog");
    await expect(page.locator(".count")).toHaveText("42 articles");
    const listed = await page.locator(".feature h2, .cards h3").allTextContents();
    for (const title of shown) expect(listed).toContain(title);
  },
);

test(
  "a post that another tab has just kept appears, and what it replaced leaves",
  forAll,
  async ({ page, context }) => {
    await page.goto("/blog");
    await expect(page.locator(".count")).toHaveText("40 articles");
    const other = await context.newPage();
    await other.goto("/privacy-policy");
    await other.evaluate((text) => localStorage.setItem("blog.staticPosts", text), JSON.stringify([written("tab")]));
    await expect(page.locator(".count")).toHaveText("41 articles");
    await expect(page.locator("main")).toContainText("Written here: tab");
    await other.evaluate(() => localStorage.clear());
    await expect(page.locator(".count")).toHaveText("40 articles");
    await other.close();
  },
);

test.describe("under its own address", () => {
  test.use({ allowed: [/404/] });

  const words = (page: Page) => page.locator(".art-missing h1");
  /** As the uploader ends its addresses. */
  const ownAddress = "/blog/written-here-alone-1763726400000";

  test(
    "a post of this browser is shown whole, and its not-found words never flash by",
    forAll,
    async ({ page, expectAccessible }) => {
      const picture =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
      await keep(page, [written("alone", { imageSrc: picture })]);
      await page.addInitScript(() => {
        const seen: boolean[] = [];
        Object.assign(window, { seen });
        const check = () => {
          const words = document.querySelector(".art-missing h1");
          if (words && getComputedStyle(words).visibility === "visible") seen.push(true);
          requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const answer = await page.goto(ownAddress);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Written here: alone");
      await expect(page).toHaveTitle(/^Written here: alone \| /);
      await expect(page.locator(".art-hero img")).toHaveAttribute("src", picture);
      await expect(page.locator(".prose h2")).toHaveText("A heading");
      await expect(page.getByText("Dynamic Content")).toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([]);
      await page.waitForTimeout(800);
      await expectAccessible();
      await page.getByRole("button", { name: "Share" }).click();
      await expect(page.getByText("Link Copied")).toBeVisible();
    },
  );

  /** Holds the island's script until the returned function is called. */
  async function holdIsland(page: Page): Promise<() => void> {
    const { promise: letGo, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/load-island-*.js", async (route) => {
      await letGo;
      await route.continue();
    });
    return resolve;
  }

  for (const [name, title] of [
    ["alone", "Written here: alone"],
    ["other", "Blog Post Not Found"],
  ] as const) {
    test(
      `the not-found words and their title wait for the island that looks for the post (${name})`,
      forAll,
      async ({ page }) => {
        const letCome = await holdIsland(page);
        await keep(page, [written(name)]);
        await page.goto(ownAddress);
        await expect(page.locator("[data-island]")).toHaveClass(/is-sought/);
        await words(page).evaluate((element) => {
          for (const animation of element.getAnimations()) animation.currentTime = 10_000;
        });
        await expect(words(page)).toBeHidden();
        await expect(page).toHaveTitle(defaultFacts.brand.name);
        letCome();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(`${title.replace("Blog Post", "Post")} | ${defaultFacts.brand.name}`);
      },
    );
  }

  test("no other address waits for a script to say that it is missing", forAll, async ({ page, request }) => {
    await page.route("**/assets/*.js", () => {});
    await page.goto("/blog/nothing-here", { waitUntil: "commit" });
    await expect(words(page)).toBeVisible();
    expect(await words(page).evaluate((element) => element.getAnimations().length)).toBe(0);
    const titleOf = async (address: string) => /<title>([^<]*)/.exec(await (await request.get(address)).text())?.[1];
    expect(await titleOf("/blog/nothing-here")).toMatch(/^Post Not Found \| /);
    expect(await titleOf(ownAddress)).not.toMatch(/Not Found/);
  });

  test("where no script comes the not-found words do", forAll, async ({ page }) => {
    await page.route("**/assets/*.js", () => {});
    await page.goto(ownAddress, { waitUntil: "commit" });
    await expect(words(page)).toBeVisible();
  });
});

const odd: [name: string, kept: string][] = [
  ["broken", "{not json"],
  ["of another kind", '{"posts":7}'],
  ["half of what posts are", '[null,{"id":"x"},{"id":"y","title":"Only a title","slug":"only-a-title","date":12}]'],
];

for (const [name, kept] of odd) {
  test(`storage whose content is ${name} breaks nothing`, forAll, async ({ page }) => {
    await page.addInitScript((text) => {
      for (const key of ["latestResponse", "lastFetch", "dynamicPosts", "staticPosts"])
        localStorage.setItem(`blog.${key}`, text);
    }, kept);
    await page.goto("/blog");
    await page.getByRole("searchbox").fill("tasting");
    await expect(page.locator(".count")).not.toHaveText("40 articles");
  });
}

const refusals: [name: string, refuse: () => void][] = [
  ["forbidden", () => Object.defineProperty(window, "localStorage", { get: () => JSON.parse("{forbidden") })],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
];

for (const [name, refuse] of refusals) {
  test(`storage that is ${name} breaks nothing`, forAll, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto("/blog");
    await page.getByRole("searchbox").fill("tasting");
    await expect(page.locator(".count")).not.toHaveText("40 articles");
  });
}
