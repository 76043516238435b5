import pino from "pino";
import { expect, test } from "vitest";
import { readFeedHealth } from "#features/articles/server/feed/feed-health.ts";
import { makeFeedReader } from "#features/articles/server/feed/read-feed.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { type FeedServer, holdBack, jsonResponse, startFeedServer } from "./feed-server.ts";
import { feedPosts } from "./fixtures/feed-posts.ts";
import { forTest } from "./stop-after.ts";

async function startWith(
  body: unknown,
  env: Record<string, string> = {},
): Promise<{ feed: FeedServer; site: TestSite }> {
  const feed = forTest(await startFeedServer(body));
  const site = forTest(await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0", ...env }));
  return { feed, site };
}

const total = async (site: TestSite) => (await (await site.get("/api/feed")).json()).total as number;
const record = (number: number) => ({
  id: `r${number}`,
  title: `Record ${number}`,
  content: `A record with enough words to be a post of its own, number ${number}. `.repeat(4),
  date: "2026-11-01",
});

test("records in all the alternative field names become articles, on the list and at their addresses", async () => {
  const likeOtherPages = ["cellar.md", "cellar.data"].map((slug, index) => ({ ...record(index), slug }));
  const { site } = await startWith([...feedPosts, ...likeOtherPages]);
  await soon(() => total(site)).is((count) => count === 42);
  const { posts } = await (await site.get("/api/feed?limit=100")).json();
  expect(posts).toHaveLength(42);
  const list = await soon(async () => (await site.get("/blog")).text()).is((html) => html.includes("42 articles"));
  expect(list).toContain(posts[1].title.replaceAll("&", "&amp;").slice(0, 10));
  for (const { slug } of posts) expect((await site.get(`/blog/${encodeURIComponent(slug)}`)).status, slug).toBe(200);
});

test("a bad answer removes nothing; what a good answer no longer lists leaves the list and keeps its address", async () => {
  const { feed, site } = await startWith([record(1), record(2)]);
  await soon(() => total(site)).is((count) => count === 2);
  const cutOff = JSON.stringify([record(1), record(2)]).slice(0, -20);
  const bad = ["<!doctype html><title>Sign in</title>", "{]", cutOff].map((text) => jsonResponse(text));
  for (const answer of [jsonResponse("oops", 500), ...bad]) {
    feed.answer(answer);
    const before = feed.reads();
    await soon(() => total(site)).is(() => feed.reads() > before + 1);
    expect(await total(site)).toBe(2);
    // Lists are cached for a moment, this answer is not.
    expect((await site.get("/api/feed?slug=record-2")).status).toBe(200);
  }
  feed.answer(jsonResponse([record(2)]));
  await soon(() => total(site)).is((count) => count === 1);
  expect((await site.get("/blog/record-1")).status).toBe(200);
  site.clock.nowMs += 8 * 24 * 60 * 60 * 1000;
  expect((await site.get("/blog/record-1")).status).toBe(410);
  feed.answer(jsonResponse([]));
  await soon(() => total(site)).is((count) => count === 0);
});

test("with FEED_KEEPS=all what drops off the end of the feed stays", async () => {
  const { feed, site } = await startWith([record(1), record(2)], { FEED_KEEPS: "all" });
  await soon(() => total(site)).is((count) => count === 2);
  feed.answer(jsonResponse([record(3)]));
  await soon(() => total(site)).is((count) => count === 3);
});

test("a changed title is shown at its new address, and the old one leads there", async () => {
  const { feed, site } = await startWith([record(1), record(2)]);
  await soon(() => total(site)).is((count) => count === 2);
  feed.answer(jsonResponse([{ ...record(1), title: "A better title" }, record(2)]));
  const html = await soon(async () => {
    await total(site);
    return (await site.get("/blog/a-better-title")).text();
  }).is((text) => text.includes("<h1>A better title</h1>"));
  expect(html).toContain("A better title |");
  const old = await site.get("/blog/record-1");
  expect([old.status, old.headers.get("location")]).toEqual([301, "/blog/a-better-title"]);

  feed.answer(jsonResponse([record(1), { ...record(2), title: "A better title" }]));
  await soon(async () => {
    await total(site);
    return (await site.get("/blog/a-better-title")).headers.get("location");
  }).is((location) => location === "/blog/record-1");
  expect((await site.get("/blog/record-1")).status).toBe(200);
  expect((await site.get("/blog/a-better-title-2")).status).toBe(200);
});

test("the feed is read once for many who ask within the floor", async () => {
  const { feed, site } = await startWith([record(1)], { FEED_FRESH_SECONDS: "60" });
  await soon(() => total(site)).is((count) => count === 1);
  for (let requested = 0; requested < 20; requested += 1) await total(site);
  expect(feed.reads()).toBe(1);
  site.clock.nowMs += 61_000;
  await soon(() => total(site)).is(() => feed.reads() === 2);
});

test("the list is searched in title and excerpt, and by category", async () => {
  const { site } = await startWith([
    { ...record(1), title: "Corked 100%_wine", excerpt: "About corks" },
    { ...record(2), title: "Lockers", excerpt: "For the HUMIDOR", category: "Cigar Shops" },
  ]);
  await soon(() => total(site)).is((count) => count === 2);
  const find = async (query: string) =>
    (await (await site.get(`/api/feed?${query}`)).json()).posts.map(({ title }: { title: string }) => title);
  expect(await find("q=humidor")).toEqual(["Lockers"]);
  expect(await find("q=100%25_w")).toEqual(["Corked 100%_wine"]);
  expect(await find("q=%25")).toEqual(["Corked 100%_wine"]);
  expect(await find("category=Cigar+Shops")).toEqual(["Lockers"]);
  expect(await find("category=Cigar+Shops&q=cork")).toEqual([]);
});

test("a failing feed is read again, three times", async () => {
  const feed = forTest(await startFeedServer([record(1)]));
  const site = await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "86400" });
  await soon(() => total(site)).is((count) => count === 1);
  await site.stop();
  feed.answer(jsonResponse("oops", 500));
  const reads = feed.reads();
  const again = forTest(await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "86400" }));
  await soon(feed.reads).is((count) => count === reads + 1);
  const oneSecondLater = () => {
    again.clock.nowMs += 1000;
    return feed.reads();
  };
  await soon(oneSecondLater).is((count) => count === reads + 4);
});

test("a list says that it could not be read where nothing is stored to show, until it is read [2.blog-list.error] [8.list.failed]", async () => {
  const { feed, site } = await startWith("oops", { FEED_FRESH_SECONDS: "86400" });
  feed.answer(jsonResponse("oops", 500));
  await soon(async () => (await site.get("/blog")).text()).is(
    (page) => page.includes("Failed to load blog posts") && page.includes("Try Again"),
  );
  const answer = await site.get("/api/feed");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ posts: [], status: "ready", hasFailed: true });
  feed.answer(jsonResponse([record(1)]));
  const oneSecondLater = async () => {
    site.clock.nowMs += 1000;
    return (await site.get("/blog")).text();
  };
  const page = await soon(oneSecondLater).is((text) => text.includes("/blog/record-1"));
  expect(page).not.toContain("Failed to load blog posts");
});

test("a list waits for the first read where nothing is stored, and says so once that has brought nothing [2.blog-list.none] [8.list.none]", async () => {
  const feed = forTest(await startFeedServer([]));
  const { held, letGo } = holdBack(jsonResponse([]));
  feed.answer(held);
  const site = forTest(await startTestSite({ FEED_URL: feed.url }));
  expect(await (await site.get("/api/feed")).json()).toMatchObject({ posts: [], isAwaited: true });
  expect(await (await site.get("/blog")).text()).toContain('aria-busy="true"');
  letGo();
  const page = await soon(async () => (await site.get("/blog")).text()).is(
    (text) => !text.includes('aria-busy="true"'),
  );
  const nothingYet = "No articles are currently available. Please check back soon for new content.";
  expect(page).toContain(nothingYet);
  for (const address of ["/blog?q=wine", "/blog?category=Wine"])
    expect(await (await site.get(address)).text(), address).toContain(nothingYet);
  expect(await (await site.get("/api/feed")).json()).not.toHaveProperty("isAwaited");
});

type FeedReader = ReturnType<typeof makeFeedReader>;

/** The site's own feed reader, run by the test, with its log. */
async function startReader(body: unknown) {
  const feed = forTest(await startFeedServer(body));
  const site = forTest(await startTestSite());
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const settings = { ...site.settings, feedUrl: feed.url, feedFreshMs: 0 };
  const stopped = new AbortController().signal;
  const { db, refusals } = site;
  const reader = makeFeedReader({ db, settings, clock: () => site.clock.nowMs, log, refusals, stopped }, "test");
  return { feed, site, logged, reader };
}

test("an answer with nothing in it is no failure to try again after", async () => {
  const { feed, site, reader } = await startReader([record(1)]);
  await reader.readNow();
  for (const [answer, outcome, reads] of [
    [jsonResponse("", 200), "empty body", 2],
    [jsonResponse("oops", 500), "failed", 4],
  ] as const) {
    feed.answer(answer);
    await reader.readNow();
    expect((await readFeedHealth(site.db)).outcome).toBe(outcome);
    site.clock.nowMs += 6000;
    await reader.retry();
    expect(feed.reads()).toBe(reads);
  }
  expect((await site.get("/blog/record-1")).status).toBe(200);
});

test("an instance that starts within a minute of another leaves the feed alone, the owner's press does not", async () => {
  const feed = forTest(await startFeedServer([record(1)]));
  const site = forTest(await startTestSite());
  const settings = { ...site.settings, feedUrl: feed.url };
  const deps = { ...site, settings, clock: () => site.clock.nowMs, log: pino({ level: "silent" }) };
  const [one, other] = ["one", "other"].map((holder) =>
    makeFeedReader({ ...deps, stopped: new AbortController().signal }, holder),
  ) as [FeedReader, FeedReader];
  await one.readBySchedule();
  site.clock.nowMs += 55_000;
  await other.readBySchedule();
  expect(feed.reads()).toBe(1);
  await other.readNow();
  expect(feed.reads()).toBe(2);
  site.clock.nowMs += 60_000;
  await one.readBySchedule();
  expect(feed.reads()).toBe(3);
});

test("an unreadable date is logged once, when its post comes [8.date]", async () => {
  const { logged, reader } = await startReader([{ ...record(1), date: "soon" }, { ...record(2), date: "" }, record(3)]);
  await reader.readNow();
  await reader.readNow();
  const told = logged.filter((line) => line.includes("the date of a post cannot be read"));
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, post: "r1" }]);
});

test("a workflow that was started is announced beside the posts, and gone once they come [2.blog-list.skeletons]", async () => {
  const { feed, site } = await startWith({ message: "Workflow was started" });
  const answer = async () => (await site.get("/api/feed")).json();
  const alone = await soon(answer).is(({ status }) => status === "started");
  expect(alone.posts).toMatchObject([{ id: expect.stringMatching(/^workflow-\d+$/), title: "New Content Loading..." }]);
  expect([alone.total, alone.featured, alone.categories]).toEqual([0, null, []]);
  const page = await soon(async () => (await site.get("/blog")).text()).is((html) => html.includes("skeleton"));
  expect(page.match(/class="card skeleton"/g)).toHaveLength(3);
  expect(page).not.toContain("New Content Loading");

  feed.answer(jsonResponse([record(1)]));
  const after = await soon(answer).is(({ total: count, status }) => count === 1 && status === "ready");
  expect(after.posts).toHaveLength(1);
  feed.answer(jsonResponse({ message: "Workflow was started" }));
  const beside = await soon(answer).is(({ status }) => status === "started");
  const titlesOf = ({ posts }: { posts: { title: string }[] }) => posts.map(({ title }) => title);
  expect(titlesOf(beside)).toEqual(["Record 1", "Content Processing"]);
  expect(titlesOf(await (await site.get("/api/feed?q=nothing+like+it")).json())).toEqual(["Content Processing"]);
});
