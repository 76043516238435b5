import type { IncomingMessage } from "node:http";
import { defaultFacts } from "#facts/facts.ts";
import { feedLog } from "#features/articles/words/feed-log.ts";
import { forAll } from "../extent.ts";
import { holdBack } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { closedJson, expect, openJson, test } from "./hosted-feed.ts";

const count = ".count";
/** At the newest articles, which hydrate when they are near. */
const home = "/#insights";
const all = `${feedPosts.length} articles`;

test("a hosted feed is asked as the specification says, and its posts are listed, searched and filtered [7.feed.get] [9.storage]", async ({
  page,
  feed,
  expectAccessible,
}) => {
  const requested: IncomingMessage[] = [];
  feed.answer((request, response) => {
    if (request.method === "GET") requested.push(request);
    openJson(feedPosts)(request, response);
  });
  await page.goto("/blog");
  await expect(page.locator(count)).toHaveText(all);
  const { url, headers } = requested[0] as IncomingMessage;
  expect(url).toBe("/feed");
  expect(headers.accept).toBe("application/json, text/plain");
  expect(headers["sec-fetch-mode"]).toBe("cors");
  expect(headers["cache-control"]).toMatch(/no-cache|max-age=0/);
  expect(headers.cookie).toBeUndefined();
  await expectAccessible();
  await page.getByRole("searchbox").fill("tasting");
  await expect(page.locator(count)).not.toHaveText(all);
  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Category").selectOption("Wine");
  await expect(page).toHaveURL(/category=Wine/);
  await expect(page.locator(count)).not.toHaveText(all);
  const [response, time, posts] = await page.evaluate(() =>
    ["latestResponse", "lastFetch", "dynamicPosts"].map((key) => JSON.parse(localStorage[`blog.${key}`] ?? "null")),
  );
  expect(response).toEqual(feedPosts);
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
  expect(posts).toHaveLength(feedPosts.length);
});

test(
  "home lists the newest of the feed and of what was written here, after skeletons",
  forAll,
  async ({ page, feed, expectAccessible }) => {
    const { held, letGo } = holdBack(openJson(feedPosts));
    feed.answer(held);
    await page.goto(home);
    const news = page.locator(".news");
    await expect(news).toHaveAttribute("aria-busy", "true");
    await expectAccessible();
    letGo();
    await expect(news.locator("h3")).toHaveCount(3);
    await expect(news).not.toHaveAttribute("aria-busy");
    await expect(news.getByRole("link", { name: "View All Articles" })).toBeVisible();
    await expectAccessible();
    const [newest, second] = await news.locator("h3").allTextContents();
    await page.evaluate(() => {
      const own = { id: "own", title: "Written here", slug: "written-here", date: "2999-01-01" };
      localStorage.setItem("blog.staticPosts", JSON.stringify([own]));
    });
    await page.reload();
    await expect(news.locator("h3")).toHaveText(["Written here", newest ?? "", second ?? ""]);
  },
);

test(
  "the feed is asked again when its window gets the focus, once where its page is shown again [4.feed.focus]",
  forAll,
  async ({ page, feed }) => {
    let asked = 0;
    feed.answer((request, response) => {
      if (request.method === "GET" && request.url === "/feed") asked += 1;
      // Each answer is shorter than the last: the list tells which of them it shows.
      openJson(feedPosts.slice(asked))(request, response);
    });
    const shows = (answer: number) => expect(page.locator(count)).toHaveText(`${feedPosts.length - answer} articles`);
    // Into a frame and back, as a visitor who returns from another window.
    const comeBack = () =>
      page.evaluate(async () => {
        const frame = document.body.appendChild(document.createElement("iframe"));
        setTimeout(() => frame.contentWindow?.focus());
        await new Promise((resolve) => window.addEventListener("blur", resolve, { once: true }));
        const hasReturned = new Promise((resolve) => window.addEventListener("focus", resolve, { once: true }));
        frame.remove();
        window.focus();
        await hasReturned;
      });
    await page.clock.setFixedTime("2030-01-01T12:00:00.000Z");
    await page.goto("/blog");
    await shows(1);
    // The browser itself may have given the window the focus while the page was loading.
    await page.clock.setFixedTime("2030-01-01T12:00:05.000Z");
    await comeBack();
    await shows(2);
    await page.clock.setFixedTime("2030-01-01T12:00:10.000Z");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await shows(3);
    await page.clock.setFixedTime("2030-01-01T12:00:10.999Z");
    await comeBack();
    await page.evaluate((url) => fetch(url), `${feed.url}?behind`);
    expect(asked).toBe(3);
    await page.clock.setFixedTime("2030-01-01T12:00:11.001Z");
    await comeBack();
    await shows(4);
  },
);

for (const address of ["/blog", "/blog?q=wine"]) {
  test(`a feed without posts says so at ${address}`, forAll, async ({ page, feed }) => {
    feed.answer(openJson([]));
    await page.goto(address);
    await expect(page.locator(".skeleton")).toHaveCount(3);
    await expect(
      page.getByText("No articles are currently available. Please check back soon for new content."),
    ).toBeVisible();
  });
}

test("an empty list is a good answer; after one of no bytes the feed is loaded as a script, and none is shown [7.feed.nothing] [8.feed.empty]", async ({
  page,
  feed,
}) => {
  let scripts = 0;
  const answer = (body: unknown) =>
    feed.answer((request, response) => {
      if (request.url?.includes("callback")) scripts += 1;
      openJson(body)(request, response);
    });
  const stored = () => page.evaluate(() => JSON.parse(localStorage["blog.latestResponse"] ?? "null"));
  const nothingYet = page.getByText("No articles are currently available.");
  answer(feedPosts);
  await page.goto("/blog");
  await expect(page.locator(count)).toHaveText(all);
  answer("");
  await page.reload();
  await expect(nothingYet).toBeVisible();
  expect(scripts).toBe(1);
  expect(await stored()).toHaveLength(feedPosts.length);
  answer([]);
  await page.reload();
  await expect(nothingYet).toBeVisible();
  await expect.poll(stored).toEqual([]);
  expect(scripts).toBe(1);
});

test("a workflow that was started shows three skeletons, beside what is stored", forAll, async ({ page, feed }) => {
  feed.answer(openJson({ message: "Workflow was started" }));
  await page.goto("/blog");
  await expect(page.locator(".skeleton")).toHaveCount(3);
  feed.answer(openJson(feedPosts));
  await page.reload();
  await expect(page.locator(count)).toHaveText(all);
  await expect(page.locator(".skeleton")).toHaveCount(0);
  feed.answer(openJson({ message: "Workflow was started" }));
  await page.reload();
  await expect(page.locator(".skeleton")).toHaveCount(3);
  await expect(page.locator(count)).toHaveText(all);
});

test.describe("an article that only the browser knows", () => {
  // The server's 404 also answers the prefetch of a pointer over its link.
  test.use({ allowed: [/404|not answered: \S+\/blog\//] });

  test("is shown whole under its address, with its title", forAll, async ({ page, feed, expectAccessible }) => {
    feed.answer(openJson(feedPosts));
    await page.goto("/blog");
    const card = page.locator(".card").first();
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${defaultFacts.brand.name}`);
    await expect(page.locator(".prose p").first()).toBeVisible();
    await expect(page.getByText("Dynamic Content")).toBeVisible();
    await expectAccessible();
  });

  test("is read as an article where a tool put it into a fence [5.render.warning]", forAll, async ({ page, feed }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    const text = `#Below the stairs\n\n${"Words of the cellar. ".repeat(20)}`;
    feed.answer(openJson([{ content: `Meta Description: For machines\n\n\`\`\`markdown\n${text}\n\`\`\`` }]));
    await page.goto("/blog/below-the-stairs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Below the stairs");
    await expect(page.locator(".prose")).toHaveText(/^(?:\s*Words of the cellar\.)+\s*$/);
    await expect(page.locator(".prose pre")).toHaveCount(0);
    expect(warnings).toContain(feedLog.looseMarks("Below the stairs"));
  });

  test(
    "is not called missing in the tab while the feed is still asked for it [2.post.tab-loading]",
    forAll,
    async ({ page, feed }) => {
      const title = "Slowly from the cellar";
      const { held, letGo } = holdBack(openJson([{ title, content: "Words of the cellar. ".repeat(20) }]));
      feed.answer(held);
      await page.goto("/blog/slowly-from-the-cellar");
      await expect(page).toHaveTitle(defaultFacts.brand.name);
      letGo();
      await expect(page).toHaveTitle(`${title} | ${defaultFacts.brand.name}`);
    },
  );
});

test.describe("a feed that other origins may not read", () => {
  test.use({ allowed: [/CORS policy|not answered|ERR_FAILED/] });

  test(
    "is loaded as a script, with a callback and a timestamp [7.feed.script] [8.feed.cors]",
    forAll,
    async ({ page, feed }) => {
      const flash: string[] = [];
      page.on("console", (message) => flash.push(message.text()));
      const scripts: URL[] = [];
      feed.answer((request, response) => {
        const url = new URL(request.url ?? "", feed.url);
        if (url.searchParams.has("callback")) scripts.push(url);
        closedJson(feedPosts)(request, response);
      });
      await page.goto("/blog");
      await expect(page.locator(count)).toHaveText(all);
      expect(flash).toContain("CORS configuration issue detected. Using fallback content.");
      const requested = scripts[0]?.searchParams;
      expect(requested?.get("callback")).toMatch(/^[A-Za-z_$][\w$]*$/);
      expect(Math.abs(Date.now() - Number(requested?.get("timestamp")))).toBeLessThan(60_000);
      await expect(page.locator("iframe")).toHaveCount(0);
    },
  );
});
