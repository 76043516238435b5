import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type FeedServer, startFeedServer } from "../feed-server.ts";
import { type HostileRecord, hostileRecords } from "../fixtures/hostile-records.ts";
import { startSiteProcess } from "./site.ts";

const tabs = 4;
const test = base.extend<object, { site: { address: string; feed: FeedServer } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer(hostileRecords);
      const site = await startSiteProcess({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" });
      await use({ address: site.address, feed });
      await site.stop();
      await feed.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

type Found = { problems: string[]; shown: number };

/** Where each record's article is, once all of them are listed. */
async function slugsById(address: string): Promise<Map<string, string>> {
  const list = async (page: number) => (await fetch(`${address}/api/feed?limit=100&page=${page}`)).json();
  await expect.poll(async () => (await list(1)).total, { timeout: 120_000 }).toBe(hostileRecords.length);
  const pages = Array.from({ length: Math.ceil(hostileRecords.length / 100) }, (_, place) => list(place + 1));
  const posts = (await Promise.all(pages)).flatMap((answer) => answer.posts);
  return new Map(posts.map(({ id, slug }: { id: string; slug: string }) => [id, slug]));
}

/** Everything that an article must never bring about, noted as it happens. */
async function watch(context: BrowserContext, address: string, note: (problem: string) => void) {
  const { host } = new URL(address);
  context.on("dialog", (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  context.on("weberror", (error) => note(`an error: ${error.error().message}`));
  context.on("request", (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol !== "data:" && asked !== host) note(`a request to ${request.url()}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error") note(`on the console: ${message.text()}`);
  });
  await context.exposeFunction("noteViolation", (words: string) => note(`a policy violation: ${words}`));
  await context.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (words: string) => void };
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Visits one article and everything on it that loads late. Whether its harmless sentence can be read. */
async function visit(page: Page, url: string, { harmlessText }: HostileRecord): Promise<boolean> {
  await page.goto(url, { waitUntil: "load" });
  return page.evaluate((sentence) => {
    for (const picture of document.images) picture.loading = "eager";
    const text = document.querySelector<HTMLElement>(".prose")?.innerText ?? "";
    return text.replace(/\s+/g, " ").includes(sentence);
  }, harmlessText);
}

async function visitAll(browser: Browser, address: string, bypassCSP: boolean): Promise<Found> {
  const slugs = await slugsById(address);
  const problems: string[] = [];
  const waiting = [...hostileRecords];
  let shown = 0;
  const context = await browser.newContext({ bypassCSP });
  let current = "";
  await watch(context, address, (problem) => problems.push(`${current} ${problem}`));
  const work = async () => {
    const page = await context.newPage();
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      const url = `${address}/blog/${encodeURIComponent(slugs.get(record.id) ?? "")}`;
      current = record.id;
      if (await visit(page, url, record)) shown += 1;
      if (page.url() !== url) problems.push(`${record.id} led to ${page.url()}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  expect(context.pages()).toEqual([]);
  await context.close();
  return { problems, shown };
}

const runs: [name: string, bypassCSP: boolean][] = [
  ["as it is", false],
  ["with the content policy switched off", true],
];

test.describe.configure({ mode: "serial", timeout: 900_000 });

for (const [name, bypassCSP] of runs) {
  test(`300 hostile articles run, ask for and break nothing, ${name}`, async ({ browser, site }) => {
    const { problems, shown } = await visitAll(browser, site.address, bypassCSP);
    expect(hostileRecords.length).toBeGreaterThanOrEqual(250);
    expect(problems).toEqual([]);
    expect(shown).toBeGreaterThanOrEqual(0.8 * hostileRecords.length);
    console.info(`${name}: the harmless text of ${shown} of ${hostileRecords.length} articles shows`);
  });
}
