import type { RequestListener, ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/tables/engine/database.ts";
import { readFeedHealth } from "#server/tables/feed/feed-health.ts";
import type { Db } from "#server/tables/schema.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { eventually } from "./eventually.ts";
import { promisedMs, sampled } from "./extent.ts";
import { type FeedServer, jsonResponse, startFeedServer } from "./feed-server.ts";

const maxAnswerMs = promisedMs(2000, 20_000);

const megabyte = 1024 * 1024;
const record = (number: number) => ({
  id: `r${number}`,
  title: `Record ${number}`,
  content: `A record with enough words to be a post of its own, number ${number}. `.repeat(4),
  date: "2026-11-01",
});
const good = JSON.stringify([record(1), record(2)]);
/** As long as an answer may be, so it is read in a child process. */
const long = JSON.stringify(Array.from({ length: 600 }, (_, number) => record(number)));

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
  ["answers 404", jsonResponse("not here", 404), /^failed: HTTP error 404$/],
  ["breaks off", cutOff, /^failed: unreachable/],
  ["redirects to itself", (_, response) => response.writeHead(302, { location: "/feed" }).end(), /redirects to/],
  ["sends 30 MB", (_, response) => response.end(Buffer.alloc(30 * megabyte, " ")), /^failed: too large$/],
  ["sends a gzip bomb of 300 MB", gzipped, /^failed: too large$/],
  ["sends what is no UTF-8", (_, response) => response.end(invalidUtf8), /^unreadable|^failed/],
  ["nests 100,000 deep", jsonResponse("[".repeat(100_000) + "]".repeat(100_000)), /^unreadable/],
  ["nests a record 100,000 deep", jsonResponse(`${'{"data":'.repeat(100_000)}1${"}".repeat(100_000)}`), /^unreadable/],
  ["opens half a million brackets", jsonResponse("[".repeat(500_000)), /^unreadable|^too heavy|^too slow/],
  ["lists half a million nothings", jsonResponse(`[${"[],".repeat(500_000)}0]`), /^unreadable|^too heavy|^too slow/],
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
const untilListed = (total: number) => eventually(listed, (count) => count === total);

async function health(): Promise<string> {
  const { outcome, detail } = await readFeedHealth(db);
  return detail ? `${outcome}: ${detail}` : outcome;
}

/** Both posts are on the page, and no visitor waited. */
async function expectBlogToStand() {
  const startedAtMs = performance.now();
  const answer = await site.get("/blog");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(performance.now() - startedAtMs).toBeLessThan(maxAnswerMs);
  expect(html).toContain("Record 1");
  expect(html).toContain("Record 2");
}

test.each(sampled(answers, 4))("a feed that %s loses no post, and recovers", async (_, listener, outcome) => {
  feed.answer(listener);
  await eventually(
    async () => {
      await listed();
      await expectBlogToStand();
      return health();
    },
    (words) => outcome.test(words),
  );
  expect(await listed()).toBe(2);
  await recover();
});

async function recover() {
  feed.answer(jsonResponse(good));
  await eventually(
    async () => {
      await listed();
      return health();
    },
    (words) => words === "posts",
  );
  expect(await listed()).toBe(2);
}

const slow: [name: string, begin: (response: ServerResponse) => void][] = [
  ["never answers", () => {}],
  ["drips", (response) => drip(response)],
];

/** A few bytes at a time. */
function drip(response: ServerResponse) {
  response.write("[");
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
}

test.each(sampled(slow, 3))(
  "a feed that %s keeps nobody waiting, is asked once at a time, and recovers",
  async (_, begin) => {
    const held: ServerResponse[] = [];
    feed.answer((_request, response) => {
      held.push(response);
      begin(response);
    });
    await eventually(
      async () => {
        await listed();
        return held.length;
      },
      (count) => count === 1,
    );
    for (let visits = 0; visits < 20; visits += 1) {
      await expectBlogToStand();
      expect(await listed()).toBe(2);
    }
    expect(held).toHaveLength(1);
    for (const response of held) response.destroy();
    await recover();
  },
);

testInLongRun("an answer of hundreds of posts arrives while pages are answered", async () => {
  feed.answer(jsonResponse(long));
  await eventually(
    async () => {
      const startedAtMs = performance.now();
      expect((await site.get("/blog")).status).toBe(200);
      expect(performance.now() - startedAtMs).toBeLessThan(maxAnswerMs);
      return listed();
    },
    (count) => count === 600,
  );
  feed.answer(jsonResponse(good));
  await untilListed(2);
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

testInLongRun("after all this, memory is what it was", async () => {
  const used = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / megabyte;
  };
  const before = used();
  for (const [, listener, outcome] of answers.slice(4, 6)) {
    feed.answer(listener);
    await eventually(
      async () => {
        await listed();
        return health();
      },
      (words) => outcome.test(words),
    );
    await recover();
  }
  await eventually(used, (megabytes) => megabytes < before + 15);
});

test("a site that stops waits for no feed", async () => {
  let requested = 0;
  const silent = await startFeedServer({});
  silent.answer(() => {
    requested += 1;
  });
  const other = await startTestSite({ FEED_URL: silent.url });
  await eventually(
    () => requested,
    (count) => count === 1,
  );
  const startedAtMs = performance.now();
  await other.stop();
  expect(performance.now() - startedAtMs).toBeLessThan(promisedMs(10_000, 25_000));
  await silent.stop();
});
