import { afterAll, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { makeAnnouncer } from "#features/articles/server/announce-articles.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { makeLog } from "#platform/process/server/log.ts";
import { startTestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { jsonResponse, startFeedServer } from "./feed-server.ts";
import { forFile } from "./stop-after.ts";

const key = "a1b2c3d4e5f60718";
const words = "A record with enough words to be a post of its own, and a sentence more than that. ".repeat(3);
const record = (id: string, more = "") => ({ id, title: id, content: words + more, date: "2026-10-01" });
let db: Db;
const announced: string[][] = [];
const used: [name: string, isHealthy: boolean][] = [];
const feed = forFile(await startFeedServer([record("one"), record("two")]));
const receiver = forFile(await startFeedServer({}));
// Without SITE_URL the site announces nothing, so the test calls the announcer with its own receiver.
const site = forFile(await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0", INDEXNOW_KEY: key }));
({ db } = await openDatabase(site.settings));
afterAll(async () => {
  await db.destroy();
});

const answerWith = (status: number) =>
  receiver.answer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    announced.push(JSON.parse(Buffer.concat(chunks).toString()).urlList);
    response.writeHead(status).end();
  });

function announce(through = db, isLive = () => true) {
  const settings = { ...site.settings, siteUrl: "https://house.example", isSiteUrlSet: true };
  const noteUse = async (name: string, { isHealthy }: { isHealthy: boolean }) => void used.push([name, isHealthy]);
  const told = { log: makeLog("silent"), isLive, articlePath: paths.article, noteUse };
  const deps = { ...told, db: through, settings, clock: Date.now };
  return makeAnnouncer(deps, "test", receiver.url)();
}

const untilListed = (count: number) =>
  soon(async () => (await (await site.get("/api/feed")).json()).total).is((total) => total === count);

test("the key lies where search engines look for it", async () => {
  const answer = await site.get(`/${key}.txt`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await answer.text()).toBe(key);
  expect((await site.get("/a1b2c3d4e5f60719.txt")).status).toBe(404);
});

test("nothing is announced before the site is live; an announcement that fails is made again; what was announced is not", async () => {
  await untilListed(2);
  answerWith(200);
  await announce(db, () => false);
  expect(announced).toEqual([]);
  answerWith(429);
  await announce();
  answerWith(200);
  await announce();
  await announce();
  const both = ["https://house.example/blog/one", "https://house.example/blog/two"];
  expect(announced.splice(0)).toEqual([both, both]);
  expect(used.splice(0)).toEqual([
    ["index-now", false],
    ["index-now", true],
  ]);
});

test("changed, new and removed articles are announced, and nothing else", async () => {
  feed.answer(jsonResponse([record("two", "More."), record("three"), record("four")]));
  await untilListed(3);
  await announce();
  const urls = ["four", "one", "three", "two"].map((slug) => `https://house.example/blog/${slug}`);
  expect(announced.splice(0).flat().sort()).toEqual(urls);
});

test("articles announced by another instance before the lease are not announced again", async () => {
  feed.answer(jsonResponse([record("five")]));
  await untilListed(1);
  const heard = Promise.withResolvers<void>();
  const elsewhere = Promise.withResolvers<void>();
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      heard.resolve();
      await elsewhere.promise;
      return result;
    },
  });
  const here = announce(slow);
  await heard.promise;
  await announce();
  expect(announced.splice(0)).toHaveLength(1);
  elsewhere.resolve();
  await here;
  expect(announced).toEqual([]);
});
