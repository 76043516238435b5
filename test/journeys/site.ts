import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { withoutArguments } from "../defence.ts";
import { type FeedServer, startFeedServer } from "../feed-server.ts";
import { feedPosts } from "../fixtures/feed-posts.ts";

export type RunningSite = { address: string; feed: FeedServer };

/** The built site in a process of its own, as `npm start` runs it. */
export async function startSiteProcess(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "journey-"));
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    ...settings,
  };
  const child = spawn("node", [...withoutArguments, "server.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await readAddress(child.stdout);
  child.stdout.resume();
  return {
    address,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function readAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += chunk.toString();
    const address = /The site is at (\S+)/.exec(text)?.[1];
    if (address) return address;
  }
  throw new Error(`The site did not start:\n${text}`);
}

/** Fails the test on a policy violation, a console error, a page error or an answer of ours that is missing. */
function watch(page: Page, problems: string[], allowed: RegExp[]) {
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") note(`not answered: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
}

type Fixtures = { allowed: RegExp[]; expectAccessible: () => Promise<void> };

export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const feed = await startFeedServer(feedPosts);
      const site = await startSiteProcess({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" });
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
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    }),
});

export { expect };
