import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "./app.ts";
import { type FeedServer, startFeedServer } from "./feed-server.ts";
import { askRaw, maxMs, type RawAnswer } from "./fuzz/ask-raw.ts";
import { judge } from "./fuzz/judge.ts";
import { type OddRequest, oddRequest } from "./fuzz/odd-requests.ts";
import { Random } from "./fuzz/random.ts";
import { siteMap } from "./site-map.ts";

const count = process.env.PROVE ? 10_000 : 1000;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 32);
const concurrency = 8;

const describe = (found: string[], request: OddRequest, answer: RawAnswer) => ({
  found,
  sent: request.bytes.toString("latin1").slice(0, 500),
  status: answer.status,
  body: answer.body.slice(0, 300),
});

let site: TestSite;
let feed: FeedServer;
beforeAll(async () => {
  const body = "Enough words to be an article, about the cellar and the tasting room. ".repeat(4);
  feed = await startFeedServer(["a", "wine"].map((title) => ({ id: title, title, content: body, date: "2026-11-01" })));
  site = await startTestSite({ TRUST_PROXY: "1", FEED_URL: feed.url });
});
afterAll(async () => {
  await site.stop();
  await feed.stop();
});

test(
  `${count} odd requests (FUZZ_SEED=${seed}) are answered in time, without an error, and give nothing away`,
  async () => {
    const random = new Random(seed);
    const port = Number(new URL(site.address).port);
    const secrets = [
      readFileSync(join(site.dataDir, "owner-key"), "utf8").trim(),
      '"growth-consultancy-site"',
      "root:x:0:0",
      "SQLite format 3",
    ];
    const requests = Array.from({ length: count }, () => oddRequest(random, siteMap, new URL(site.address).host));
    const statuses: Record<number, number> = {};
    const problems: object[] = [];
    let slowestMs = 0;
    async function askInSequence() {
      for (let request = requests.shift(); request; request = requests.shift()) {
        const answer = await askRaw(port, request);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (request.isWhole) slowestMs = Math.max(slowestMs, answer.durationMs);
        const found = judge(request, answer, secrets);
        if (found.length > 0) problems.push(describe(found, request, answer));
      }
    }
    await Promise.all(Array.from({ length: concurrency }, askInSequence));
    console.info(
      `figure: ${count} odd requests on ${process.env.ENGINE}, seed ${seed}: slowest ${slowestMs.toFixed(0)} ms`,
      statuses,
    );
    expect(problems.slice(0, 5)).toEqual([]);
    expect((await site.get("/readyz")).status).toBe(200);
    expect((await site.get("/")).status).toBe(200);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
  count * 50 + maxMs * 2,
);
