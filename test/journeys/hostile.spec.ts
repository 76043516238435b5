import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";
import { forAll } from "../extent.ts";
import { type FeedServer, startFeedServer } from "../feed-server.ts";
import { type HostileRecord, hostileRecords } from "../fixtures/hostile-records.ts";
import { openJson } from "./hosted-feed.ts";
import { visitAll } from "./hostile-visits.ts";
import { startSiteProcess } from "./site.ts";

const categories = [...new Set(hostileRecords.map(({ category }) => category))];

/** All records, or a third of the categories in a short run. */
function recordsOf(run: number): HostileRecord[] {
  if (process.env.PROVE) return hostileRecords;
  return categories
    .filter((_, index) => index % 3 === run % 3)
    .flatMap((name) => hostileRecords.filter(({ category }) => category === name).slice(run, run + 1));
}

type Deps = { feed: FeedServer; server: string; direct: string };

const test = base.extend<object, { setup: Deps }>({
  setup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer([]);
      feed.answer(openJson(hostileRecords.map((record) => ({ ...record, slug: record.id }))));
      const server = await startSiteProcess({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" });
      const direct = await startSiteProcess({ PUBLIC_FEED_URL: feed.url });
      await use({ feed, server: server.address, direct: direct.address });
      await Promise.all([server.stop(), direct.stop()]);
      await feed.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Waits until the server lists them all. */
async function untilListed(address: string) {
  const total = async () => (await (await fetch(`${address}/api/feed`)).json()).total;
  await expect.poll(total, { timeout: 120_000 }).toBe(hostileRecords.length);
}

const asBrowserArticle = ({ id, title, content, date }: HostileRecord) => {
  const more = { slug: `own-${id}`, author: "Ada Vale", excerpt: title, categories: ["Wine"], imageSrc: "" };
  return { id: `own-${id}`, title, content, date, ...more, readTime: 1, source: "static" };
};

const keepAsBrowserArticles = (context: BrowserContext, records: HostileRecord[]) =>
  context.addInitScript(
    (text) => {
      if (!localStorage.getItem("blog.staticPosts")) localStorage.setItem("blog.staticPosts", text);
    },
    JSON.stringify(records.map(asBrowserArticle)),
  );

type Stage = { address: string; feeds: string[]; urlOf: (record: HostileRecord) => string };
type Way = (setup: Deps, context: BrowserContext, records: HostileRecord[]) => Promise<Stage>;

const ways: [name: string, way: Way][] = [
  [
    "rendered by the server",
    async ({ server }) => {
      await untilListed(server);
      return { address: server, feeds: [], urlOf: ({ id }) => `${server}/blog/${id}` };
    },
  ],
  [
    "rendered by the browser from a hosted feed",
    async ({ direct, feed }) => ({ address: direct, feeds: [feed.url], urlOf: ({ id }) => `${direct}/blog/${id}` }),
  ],
  [
    "rendered by the browser as posts of its own",
    async ({ server }, context, records) => {
      await keepAsBrowserArticles(context, records);
      return { address: server, feeds: [], urlOf: ({ id }) => `${server}/blog/own-${id}` };
    },
  ],
];

async function visitInNewContext(browser: Browser, bypassCSP: boolean, setup: Deps, run: number, way: Way) {
  const context = await browser.newContext({ bypassCSP });
  const records = recordsOf(run);
  const { address, feeds, urlOf } = await way(setup, context, records);
  const hosts = [address, ...feeds].map((each) => new URL(each).host);
  const found = await visitAll({ context, records, urlOf, hosts });
  await context.close();
  return { ...found, visited: records.length };
}

test.describe.configure({ timeout: 900_000 });

for (const [number, [name, way]] of ways.entries()) {
  for (const bypassCSP of [false, true]) {
    const run = number * 2 + Number(bypassCSP);
    const policy = bypassCSP ? "with the policy switched off" : "under the policy";
    test(`hostile articles run, ask for and break nothing, ${name}, ${policy}`, forAll, async ({ browser, setup }) => {
      const { problems, shown, visited } = await visitInNewContext(browser, bypassCSP, setup, run, way);
      console.info(
        `figure: ${visited} ${name}, ${policy}: ${problems.length} ran, asked elsewhere, were reported or broke something; ${shown} show their harmless text`,
      );
      expect(problems).toEqual([]);
      expect(shown).toBeGreaterThanOrEqual(0.8 * visited);
    });
  }
}
