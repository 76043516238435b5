import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRouteTable } from "#server/http/route-table.ts";
import { startTestSite } from "./app.ts";
import { type Answer, askSite } from "./bounded/ask-site.ts";
import { findHeldUp, maxHeldUpMs } from "./bounded/held-up.ts";
import { type Input, listInputs, unknownRoutes } from "./bounded/inputs.ts";
import { articleQuestions, longArticles, longQuestions } from "./bounded/long-questions.ts";
import { prepareSite } from "./bounded/prepare-site.ts";
import { isShort } from "./extent.ts";
import { startSiteProcess } from "./site-process.ts";

const ownerKey = "a-key-of-the-owner-for-this-test";
const env = { TRUST_PROXY: "1", OWNER_KEY: ownerKey };
const routeTable = readRouteTable((await import("#pages")).routes);

/** Eight times the text may take twelve times the work. Shorter times are noise. */
const maxGrowth = 12;
const floorMs = 3;
const maxLooks = 6;

test("every route that takes posts is asked with long texts", () => {
  expect(unknownRoutes(routeTable)).toEqual([]);
});

test.skipIf(isShort)(
  "eight times the text takes at most twelve times the work, whatever it is made of and wherever it is sent",
  async () => {
    const site = await startTestSite(env);
    const { cookie, names } = await prepareSite(site.address, ownerKey);
    const found: string[] = [];
    let count = 0;
    for (const input of listInputs(routeTable, cookie, names)) {
      for (const unit of input.units) {
        const { growth, status, looks } = await measureGrowth(site.address, input, unit);
        count += looks;
        if (growth > maxGrowth) found.push(`${input.name} ${JSON.stringify(unit)}: ${growth.toFixed(0)} times`);
        if (status >= 500) found.push(`${input.name} ${JSON.stringify(unit)}: answered ${status}`);
      }
    }
    console.info(`figure: ${count} looks at long texts, ${found.length} that take more than ${maxGrowth} times`);
    await site.stop();
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  },
  600_000,
);

/** Measures again if the result seems too high: the machine may have paused. */
async function measureGrowth(site: string, { limit, ask }: Input, unit: string) {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let status = 0;
  async function workOf(bytes: number) {
    const question = ask(unit, bytes);
    const before = process.threadCpuUsage();
    const answer = await askSite(site, question);
    const { user, system } = process.threadCpuUsage(before);
    status = Math.max(status, answer.status);
    return (user + system) / 1000;
  }
  let looks = 0;
  do {
    looks += 1;
    long = Math.min(long, await workOf(limit));
    // Growth below the noise does not count.
    if (long > maxGrowth * floorMs) short = Math.min(short, await workOf(Math.floor(limit / 8)));
  } while (looks < maxLooks && long > maxGrowth * Math.max(Math.min(short, long), floorMs));
  return { growth: long / Math.max(short, floorMs), status, looks };
}

const count = 10_000;
const seed = Date.now() % 2 ** 32;
const watchLoop = new URL("bounded/watch-loop.ts", import.meta.url).href;

test.runIf(process.env.PROVE)(
  `${count} long requests: no 5xx, and none holds the event loop up for ${maxHeldUpMs} ms`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "site-"));
    const socketPath = join(dataDir, "loop");
    const settings = { ...env, PORT: "0", DATA_DIR: dataDir, WATCH_LOOP: socketPath };
    const site = startSiteProcess({ ...settings, NODE_OPTIONS: `--import ${watchLoop}` });
    await site.answers;
    const address = site.address();
    const { cookie, names } = await prepareSite(address, ownerKey);
    const statuses: Record<number, number> = {};
    const failed: string[] = [];
    const judge = (name: string, { status }: Answer) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) failed.push(`${name}: ${status}`);
    };
    const inputs = listInputs(routeTable, cookie, names);
    const questions = [...longArticles(cookie), ...articleQuestions(cookie), ...longQuestions(inputs, count, seed)];
    // Compiling and loading happen with the first requests, so make them before.
    const some = questions.filter((_, index) => index % 40 === 0);
    await findHeldUp({ address, socketPath, judge }, some);
    const { found, longest } = await findHeldUp({ address, socketPath, judge }, questions);
    console.info(
      `figure: ${questions.length} long requests (seed ${seed}): longest work of the event loop ${longest.work.toFixed(0)} ms, longest pause by the clock ${longest.clock.toFixed(0)} ms`,
      statuses,
    );
    await site.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
    expect(found.slice(0, 20)).toEqual([]);
    expect(failed.slice(0, 20)).toEqual([]);
  },
  900_000,
);
