import type { RequestListener, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFeedHealth } from "#features/articles/server/feed/feed-health.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { sampled } from "./extent.ts";
import { type FeedServer, jsonResponse, startFeedServer } from "./feed-server.ts";

const megabyte = 1024 * 1024;
const record = (number: number) => ({
  id: `r${number}`,
  title: `Record ${number}`,
  content: `A record with enough words to be a post of its own, number ${number}. `.repeat(4),
  date: "2026-11-01",
});
const good = JSON.stringify([record(1), record(2)]);

const bomb = gzipSync(Buffer.alloc(300 * megabyte, "["));
const gzipped: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
  response.end(bomb);
};

const cutOff: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": good.length });
  response.write(good.slice(0, 40), () => response.destroy());
};

const invalidUtf8 = Buffer.concat([Buffer.from('[{"title":"'), Buffer.alloc(400, 0xc3), Buffer.from('"')]);

const answers: [name: string, listener: RequestListener, outcome: RegExp][] = [
  ["answers 500", jsonResponse("oops", 500), /^failed: HTTP error 500$/],
  ["breaks off", cutOff, /^failed: unreachable/],
  ["redirects to itself", (_, response) => response.writeHead(302, { location: "/feed" }).end(), /redirects to/],
  ["sends a gzip bomb of 300 MB", gzipped, /^failed: too large$/],
  ["sends what is no UTF-8", (_, response) => response.end(invalidUtf8), /^unreadable|^failed/],
  ["nests 100,000 deep", jsonResponse("[".repeat(100_000) + "]".repeat(100_000)), /^unreadable/],
];

let feed: FeedServer;
let site: TestSite;
let db: Db;
beforeAll(async () => {
  feed = await startFeedServer(good);
  site = await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" });
  ({ db } = await openDatabase(site.settings));
  await untilListed(2);
});
afterAll(async () => {
  await db.destroy();
  await site.stop();
  await feed.stop();
});

const listed = async () => (await (await site.get("/api/feed")).json()).total as number;
const untilListed = (total: number) => soon(listed).is((count) => count === total);

async function health(): Promise<string> {
  const { outcome, detail } = await readFeedHealth(db);
  return detail ? `${outcome}: ${detail}` : outcome;
}

/** Both posts are on the page. */
async function expectBlogToStand() {
  const answer = await site.get("/blog");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("Record 1");
  expect(html).toContain("Record 2");
}

test.each(sampled(answers, 4))("a feed that %s loses no post, and recovers", async (_, listener, outcome) => {
  feed.answer(listener);
  await soon(async () => {
    await listed();
    await expectBlogToStand();
    return health();
  }).is((words) => outcome.test(words));
  expect(await listed()).toBe(2);
  await recover();
});

async function recover() {
  feed.answer(jsonResponse(good));
  await soon(async () => {
    await listed();
    return health();
  }).is((words) => words === "posts");
  expect(await listed()).toBe(2);
}

test("a feed that never answers keeps nobody waiting, is asked once at a time, and recovers", async () => {
  const held: ServerResponse[] = [];
  feed.answer((_, response) => void held.push(response));
  await soon(async () => {
    await listed();
    return held.length;
  }).is((count) => count === 1);
  for (let visits = 0; visits < 20; visits += 1) {
    await expectBlogToStand();
    expect(await listed()).toBe(2);
  }
  expect(held).toHaveLength(1);
  for (const response of held) response.destroy();
  await recover();
});
