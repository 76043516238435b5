import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { planOwnArticle } from "#features/articles/server/queries/own-articles.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { freeSlots } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { type FeedServer, startFeedServer } from "./feed-server.ts";
import { rowOf } from "./row-of.ts";
import { withDatabase } from "./with-database.ts";

const text = "A guest stands in front of the door and has already decided, by what was read on the way.";
const records = [
  { id: "from-the-feed", title: "From the feed", content: text },
  { title: "", content: "" },
  { id: "invalid-7", title: "Left out", content: text },
];
const id = "V1StGXR8_Z5jdHi6B-myT";
const hourMs = 60 * 60 * 1000;

let feed: FeedServer;
let site: TestSite;
let cookie: string;
beforeAll(async () => {
  feed = await startFeedServer(records);
  site = await startTestSite({ FEED_URL: feed.url });
  cookie = await signIn(site);
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#7a2233" } })
    .jpeg()
    .toBuffer();
  const answer = await site.get(deskPaths.articles(), {
    method: "POST",
    headers: { Authorization: `Bearer ${readKeyFile(site.dataDir)}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, id, image: `data:image/jpeg;base64,${picture.toString("base64")}` }),
  });
  expect(answer.status).toBe(201);
});
afterAll(async () => {
  await site.stop();
  await feed.stop();
});

const fields = { title: "The first door", author: "Ana", date: "2026-11-20", content: text, categories: "Wine" };
const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const act = async (path: string, parts: Record<string, string> = {}) => {
  const answer = await site.get(path, formPost(parts, { Cookie: cookie, Accept: "text/html" }));
  return [answer.status, answer.headers.get("Location")];
};
const shown = async (slug: string) => {
  const answer = await site.get(paths.article(slug));
  return { status: answer.status, html: await answer.text() };
};

const earlierVersion = async () => /compare=([\w-]+)/.exec(await look(deskPaths.article(id)))?.[1] ?? "";
const takeBack = (version: string) => act(deskPaths.article(id, { do: "take-back", version }));

test("all articles are listed with how they stand and their pictures", async () => {
  await soon(() => look(deskPaths.articles())).is(
    (html) => html.includes("From the feed") && html.includes("The first door"),
  );
  const html = await look(deskPaths.articles());
  expect(rowOf(html, "From the feed")).toContain("From the feed From the feed –");
  expect(rowOf(html, "The first door")).toContain("The first door Published November 20, 2026");
  expect(html).toMatch(/<img src="\/media\/[\w-]+\.webp"/);
  expect(html).toContain(`href="${deskPaths.article(id)}"`);
  expect(await look(deskPaths.articles({ list: "feed" }))).not.toContain("The first door");
  expect(await look(deskPaths.articles({ list: "published" }))).not.toContain("From the feed</b>");
  const found = await look(deskPaths.articles({ q: "FIRST do" }));
  expect([found.includes("The first door"), found.includes("From the feed</b>")]).toEqual([true, false]);
  expect(await look(deskPaths.articles({ q: "nowhere" }))).toContain("No article has these words.");
});

test("an article is changed, its old address leads on, and an earlier version is compared and taken back", async () => {
  expect(await look(deskPaths.article(id))).toContain(text);
  const picture = /name="picture" value="(\/media\/[\w-]+\.webp)"/.exec(await look(deskPaths.article(id)))?.[1] ?? "";
  const changed = { ...fields, id, title: "The second door", slug: "the-second-door", picture };
  const list = deskPaths.articles({ done: "published", article: id });
  expect(await act(deskPaths.article(id), changed)).toEqual([303, list]);
  expect(await look(list)).toContain(`class="go" href="${paths.article("the-second-door")}"`);
  expect((await site.get(paths.article("the-first-door"))).headers.get("Location")).toBe(
    paths.article("the-second-door"),
  );
  expect((await shown("the-second-door")).html).toMatch(/class="art-hero"><picture class="picture"><source/);
  const version = await earlierVersion();
  const comparison = await look(deskPaths.article(id, { compare: version }));
  expect(comparison).toMatch(/The<\/span><del> first<\/del><ins> second<\/ins><span> door/);
  expect(await takeBack(version)).toEqual([303, deskPaths.article(id, { done: "taken-back" })]);
  expect((await shown("the-second-door")).html).toContain("<h1>The second door</h1>");
  expect(await look(deskPaths.article(id))).toContain('value="The first door"');
  await act(deskPaths.article(id), { ...fields, id, slug: "the-first-door", picture });
  expect((await shown("the-first-door")).html).toContain("<h1>The first door</h1>");
  expect((await site.get(paths.article("the-second-door"))).headers.get("Location")).toBe(
    paths.article("the-first-door"),
  );
});

test("an article is planned by the business’s clock, shown when its time has come, and not before", async () => {
  const planned = { ...fields, title: "Later", id: "later", slug: "later", due: "2026-11-21T09:30" };
  expect(await act(deskPaths.articles(), planned)).toEqual([303, expect.stringMatching(/done=planned&article=/)]);
  expect((await shown("later")).status).toBe(404);
  expect(rowOf(await look(deskPaths.articles()), "Later")).toContain("Later Planned Nov 21, 9:30 am");
  expect(rowOf(await look(deskPaths.articles({ list: "planned" })), "Later")).toContain(
    "Later Planned Nov 21, 9:30 am",
  );
  expect(await look(deskPaths.article("later"))).toContain('value="2026-11-21T09:30"');
  site.clock.nowMs = Date.UTC(2026, 10, 21, 17, 30);
  await soon(() => shown("later")).is(({ status }) => status === 200);
});

test("each of many plans can be opened, the last too", async () => {
  const plans = Array.from({ length: 101 }, (_, number) => `far-${number}`);
  const post = { ...fields, categories: ["Wine"], slug: "far", excerpt: "", imageSrc: "", readTime: 1 };
  await withDatabase(site, (db) =>
    db.transaction().execute(async (tx) => {
      for (const [days, id] of plans.entries())
        await planOwnArticle(tx, { ...post, id, source: "static" }, site.clock.nowMs + (days + 9) * 24 * hourMs, 0);
    }),
  );
  expect(await look(deskPaths.article("far-100"))).toContain('value="The first door"');
  await withDatabase(site, (db) => db.deleteFrom("article_versions").where("article_id", "in", plans).execute());
});

test("a plan stays when an earlier version is taken back", async () => {
  const due = new Date(site.clock.nowMs + 24 * hourMs).toISOString().slice(0, 16);
  await act(deskPaths.article(id), { ...fields, id, title: "Tomorrow", slug: "the-first-door", due });
  await takeBack(await earlierVersion());
  expect(await look(deskPaths.articles({ list: "planned" }))).toContain("Tomorrow");
  await act(deskPaths.article(id), { ...fields, id, slug: "the-first-door" });
  expect(await look(deskPaths.articles({ list: "planned" }))).not.toContain("Tomorrow");
});

test("a plan whose id the feed has taken moves by a day and keeps its text on the desk", async () => {
  const taken = { ...fields, id: "from-the-feed", title: "Ours", categories: ["Wine"], excerpt: "", readTime: 1 };
  const { nowMs } = site.clock;
  await withDatabase(site, (db) =>
    planOwnArticle(db, { ...taken, slug: "ours", imageSrc: "", source: "static" }, nowMs, nowMs),
  );
  const plans = () =>
    withDatabase(site, (db) =>
      db.selectFrom("article_versions").select("due_at").where("article_id", "=", taken.id).execute(),
    );
  await soon(plans).is(([plan]) => plan?.due_at !== nowMs);
  expect(await plans()).toEqual([{ due_at: nowMs + 24 * hourMs }]);
  expect(await look(deskPaths.article(taken.id))).toContain('value="Ours"');
  expect((await shown("from-the-feed")).html).toContain("<h1>From the feed</h1>");
  await act(deskPaths.article(taken.id, { do: "cancel" }));
  await act(deskPaths.article(taken.id, { do: "discard" }));
});

test("a plan is dropped: its text is a draft, and the published version stays", async () => {
  const due = new Date(site.clock.nowMs + 24 * hourMs).toISOString().slice(0, 16);
  await act(deskPaths.article(id), { ...fields, id, title: "Never", slug: "the-first-door", due });
  expect((await shown("the-first-door")).html).toContain("<h1>The first door</h1>");
  expect(await act(deskPaths.article(id, { do: "cancel" }))).toEqual([
    303,
    deskPaths.articles({ done: "cancelled", article: id }),
  ]);
  expect(await look(deskPaths.articles({ list: "planned" }))).not.toContain("Never");
  expect(await look(deskPaths.article(id))).toContain('value="Never"');
  await act(deskPaths.article(id, { do: "discard" }));
  expect(await look(deskPaths.articles())).not.toContain("Never");
});

test("the feed changes no article of the owner's, even under its id", async () => {
  const more = { slug: "of-the-feed", excerpt: "", categories: ["Wine"], imageSrc: "", readTime: 1 };
  const post = { ...fields, ...more, id, title: "Of the feed", source: "n8n" } as const;
  expect(await withDatabase(site, (db) => storeFeedPosts(db, [post], "all", site.clock.nowMs))).toMatchObject({
    changed: 0,
  });
  expect((await shown("the-first-door")).html).toContain("<h1>The first door</h1>");
});

test("an article is taken down at once and for everyone, and can be shown again", async () => {
  expect(await act(deskPaths.article(id, { do: "withdraw" }))).toEqual([
    303,
    deskPaths.articles({ done: "withdrawn", article: id }),
  ]);
  expect((await shown("the-first-door")).status).toBe(410);
  expect((await shown("the-first-door")).html).not.toContain('data-island="known-article"');
  for (const path of [paths.blog(), paths.sitemap(), paths.rss(), paths.feed()])
    expect(await (await site.get(path)).text()).not.toContain("the-first-door");
  expect(await look(deskPaths.articles({ done: "withdrawn", article: id }))).toContain(
    `action="${deskPaths.article(id, { do: "show" })}"`,
  );
  expect(await act(deskPaths.article(id, { do: "show" }))).toEqual([
    303,
    deskPaths.articles({ done: "shown", article: id }),
  ]);
  expect((await shown("the-first-door")).status).toBe(200);
});

test("a browser can ask which of its own posts are the server’s, the one taken down too", async () => {
  const answer = await site.get(`${paths.feed()}?published=${id},only-here,from-the-feed,<b>`);
  expect([answer.headers.get("Cache-Control"), await answer.json()]).toEqual(["no-store", { published: [id] }]);
});

test("a problem is shown at its field, and typed text is kept", async () => {
  const answer = await site.get(
    deskPaths.article(id),
    formPost({ ...fields, id, title: "", due: "soon" }, { Cookie: cookie, Accept: "text/html" }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Title is required");
  expect(html).toMatch(/<input[^>]*id="article-title"[^>]*autoFocus=""/i);
  expect(html).toContain("Please give the day and the time");
  expect(html).toContain(text);
  expect((await shown("the-first-door")).html).toContain("<h1>The first door</h1>");
});

test("an article of the feed is not for changing", async () => {
  expect((await site.get(deskPaths.article("from-the-feed"), { headers: { Cookie: cookie } })).status).toBe(404);
  await act(deskPaths.article("from-the-feed", { do: "withdraw" }));
  expect((await shown("from-the-feed")).status).toBe(200);
  const answer = await site.get(
    deskPaths.article("from-the-feed"),
    formPost({ ...fields, id: "from-the-feed" }, { Cookie: cookie, Accept: "text/html" }),
  );
  expect([answer.status, (await shown("from-the-feed")).html.includes("<h1>From the feed</h1>")]).toEqual([422, true]);
});

test("the last reading of the feed is told, and it is read when the owner asks", async () => {
  const html = await look(deskPaths.feed());
  expect(html).toContain("Articles were read");
  expect(html).toMatch(/1 without a title|1 no records/);
  expect(html).toContain("1 with an id that says invalid");
  feed.answer((_, response) => response.writeHead(500).end());
  site.clock.nowMs += 10_000;
  expect(await act(deskPaths.feed())).toEqual([303, deskPaths.feed("1")]);
  expect(await look(deskPaths.feed())).not.toContain("Articles were read");
});

test.each(["Asia/Bangkok", "Pacific/Honolulu", "Pacific/Kiritimati"])(
  "an article that is planned for midnight in %s comes then, and its day is the desk's",
  async (timeZone) => {
    await changeFacts(site, { "booking.timeZone": timeZone });
    await soon(async () => (await freeSlots(site)).timeZone).is((zone) => zone === timeZone);
    const day = addDays(businessDay(site.clock.nowMs, timeZone), 1);
    const slug = timeZone.toLowerCase().replace("/", "-");
    cookie = await signIn(site);
    await act(deskPaths.articles(), { ...fields, title: timeZone, id: slug, slug, due: `${day}T00:00` });
    expect(rowOf(await look(deskPaths.articles({ list: "planned" })), timeZone)).toContain("12:00 am");
    const midnight = readLocalTime(`${day}T00:00`, timeZone) ?? 0;
    site.clock.nowMs = midnight - 1;
    expect((await shown(slug)).status).toBe(404);
    site.clock.nowMs = midnight;
    await soon(() => shown(slug)).is(({ status }) => status === 200);
    expect(businessDay(site.clock.nowMs, timeZone)).toBe(day);
  },
);
