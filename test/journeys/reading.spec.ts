import type { Page } from "@playwright/test";
import { forAll } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, test } from "./site.ts";

test("a visitor goes from the home page to the list to an article and back [2.post.scroll-top]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  await expectAccessible();
  await page.getByRole("link", { name: "View All Articles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Articles");
  await expectAccessible();
  const card = page.locator(".card").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")} \\| `));
  await expect(page.locator(".art-head .meta")).toHaveText(/, \d{4} \d+\smin read$/);
  await expectAccessible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Articles");
});

test("a card copies its article's address, and an article the one that it is at [8.toast.copied] [8.copy.card] [8.copy.post]", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const toast = page.locator(".toast");
  await openAlive(page, "/blog");
  const card = page.locator(".card").first();
  const path = await card.getByRole("link").getAttribute("href");
  await card.getByRole("button", { name: "Copy link" }).click();
  await expect(toast).toHaveText("Link Copied Article link copied to clipboard");
  expect(await copied()).toBe(`${baseURL}${path}`);
  await openAlive(page, `${path}#here`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(copied).toBe(`${baseURL}${path}#here`);
  await expect(toast.last()).toHaveText("Link Copied Article link copied to clipboard");
});

test("the list follows what is typed and chosen, and its address can be loaded again", async ({ page }) => {
  await page.goto("/blog");
  const count = page.locator(".count");
  await expect(count).toHaveText("40 articles");
  await page.getByRole("searchbox").fill("tasting");
  await expect(count).not.toHaveText("40 articles");
  await expect(page).toHaveURL(/\?q=tasting$/);
  const found = (await count.textContent()) ?? "";
  await page.reload();
  await expect(count).toHaveText(found);
  await expect(page.getByRole("searchbox")).toHaveValue("tasting");
});

/** Holds the list's script until the returned function is called. */
async function holdIsland(page: Page): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(/article-list\.island/, async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}

test("what is typed before the list comes alive counts", forAll, async ({ page }) => {
  const letIslandCome = await holdIsland(page);
  await page.goto("/blog", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("tasting");
  letIslandCome();
  await expect(page.locator(".count")).not.toHaveText("40 articles");
  await expect(page.getByRole("searchbox")).toHaveValue("tasting");
});

test("filters that match nothing can be cleared [4.list.clear]", forAll, async ({ page }) => {
  await page.goto("/blog");
  await expect(page.locator(".count")).toHaveText("40 articles");
  await page.getByRole("searchbox").fill("no such thing anywhere");
  await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page.locator(".count")).toHaveText("40 articles");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test.describe("while the feed does not answer", () => {
  test.use({ allowed: [/ERR_FAILED|ERR_CONNECTION_REFUSED|not answered/] });

  test(
    "the list stays as it came, and a search says what is wrong until it is tried again",
    forAll,
    async ({ page }) => {
      await page.route("**/api/feed*", (route) =>
        route.request().method() === "GET" ? route.abort() : route.continue(),
      );
      await page.goto("/blog");
      await expect(page.locator(".count")).toHaveText("40 articles");
      await page.getByRole("searchbox").fill("tasting");
      await expect(page.getByText("Failed to load blog posts")).toBeVisible();
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.locator(".card").first()).toBeVisible();
      await expect(page).toHaveURL(/q=tasting/);
      await expect(page.locator(".count")).not.toHaveText("40 articles");
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is searched by the server and its pages can be turned", forAll, async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Older articles" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("searchbox").fill("cellar");
    await page.getByRole("button", { name: "Show articles" }).click();
    await expect(page).toHaveURL(/q=cellar/);
    await expect(page.locator(".count")).toHaveText(/^\d+ articles?$/);
  });
});

test.describe("what is not there", () => {
  test.use({ allowed: [/404/] });

  test("an unknown address says so", forAll, async ({ page, expectAccessible }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expectAccessible();
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("an unknown article says so", forAll, async ({ page, expectAccessible }) => {
    const answer = await page.goto("/blog/no-such-article");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    await expect(page).toHaveTitle(/^Post Not Found \| /);
    await expectAccessible();
  });
});
