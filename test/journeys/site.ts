import { cpSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { paths } from "#facts/paths.ts";
import { eventually } from "../eventually.ts";
import { type FeedServer, startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";
import { newFolder } from "../new-folder.ts";
import { crawlDesk } from "../site-map.ts";
import { startSiteProcess as startProcess } from "../site-process.ts";

export type RunningSite = { address: string; feed: FeedServer };

/** The built site in its own process and folder, a copy of one with its own articles or those of a feed. */
export async function startSiteProcess(settings: Record<string, string>, copied: "own" | "fed" = "own") {
  const dataDir = newFolder();
  cpSync(join(process.env.STARTED_SITES as string, copied), dataDir, { recursive: true });
  const site = startProcess({ PORT: "0", DATA_DIR: dataDir, ...settings });
  if ((await site.answers) === undefined) throw new Error(`The site did not start:\n${site.output()}`);
  return {
    address: site.address(),
    async stop() {
      await site.end("SIGTERM");
    },
  };
}

/** Waits until the site has read its feed. */
const untilRead = (address: string) =>
  eventually(
    async () => (await (await fetch(address + paths.feed())).json()).total,
    (total) => total === feedPosts.length,
  );

/** Fails the test on a policy violation, a console error, a page error or a missing response of the site. */
function watch(page: Page, problems: string[], allowed: RegExp[]) {
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") note(`not answered: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
}

async function expectNothingFound(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

type Fixtures = { allowed: RegExp[]; expectAccessible: () => Promise<void>; expectLegibleInDark: () => Promise<void> };

export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer(feedPosts);
      const site = await startSiteProcess({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" }, "fed");
      await untilRead(site.address);
      await use({ address: site.address, feed });
      await site.stop();
      await feed.stop();
    },
    { scope: "worker" },
  ],
  allowed: [[], { option: true }],
  baseURL: async ({ site }, use) => use(site.address),
  page: async ({ page, allowed }, use) => {
    const problems: string[] = [];
    watch(page, problems, allowed);
    await use(page);
    expect(problems).toEqual([]);
  },
  expectAccessible: async ({ page }, use) =>
    use(async () => {
      const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
      await expectNothingFound(new AxeBuilder({ page }).withTags(tags));
    }),
  /** The dark scheme changes colours alone. */
  expectLegibleInDark: async ({ page }, use) =>
    use(async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNothingFound(new AxeBuilder({ page }).withRules("color-contrast"));
      await page.emulateMedia({ colorScheme: null });
    }),
});

/** Journeys on a site of their own, which a worker starts once, with what is beside it. */
export const onOwnSite = <Own extends { address: string; stop: () => Promise<unknown> }>(start: () => Promise<Own>) =>
  test.extend<object, { ownSite: Own }>({
    ownSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const own = await start();
        await use(own);
        await own.stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ ownSite }, use) => use(ownSite.address),
  });

export { expect };

/** Goes to a page and waits for its fonts and lower sections: they come after the first paint, and lines of text move. */
export async function goForMeasuring(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html.plain")).toHaveCount(0);
  await expect(page.locator(".page > *, .foot").last()).toHaveClass(/is-laid-out/);
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Every page of the desk of whoever is signed in. */
export const findDeskPages = (page: Page, perPattern: number) =>
  crawlDesk(async (address) => {
    const answer = await page.request.get(address);
    const { "content-type": type = "", "content-disposition": isFile } = answer.headers();
    return { status: answer.status(), type: isFile ? "" : type, text: () => answer.text() };
  }, perPattern);
