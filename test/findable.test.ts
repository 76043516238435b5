import sharp from "sharp";
import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { guides } from "#features/guides/words/guides/guides.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";
import { startTestSite } from "./app.ts";
import { changeFacts } from "./change-facts.ts";
import { soon } from "./eventually.ts";
import { jsonResponse, startFeedServer } from "./feed-server.ts";
import { forFile } from "./stop-after.ts";
import { malformedAt } from "./well-formed.ts";

const siteUrl = "https://house.example";
const hostileTitle = `Fish & <b>"chips"</b>\u0007 ]]> </title> \u{1f377}`;
const body = "Enough words to be an article of its own, with [a link](/services) and a sentence more. ".repeat(4);
const record = (id: string, title: string) => ({ id, title, content: body, date: "2026-11-01", category: "Wine & Co" });
const feed = forFile(await startFeedServer([record("one", hostileTitle), record("two", "Second [article]")]));
const site = forFile(await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0", SITE_URL: siteUrl }));
await soon(async () => (await (await site.get("/api/feed")).json()).total).is((total) => total === 2);

const text = async (path: string) => (await site.get(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
/** Words that no list may contain. */
const hidden = ["thank-you", "uploader", "desk"];

const kinds: [path: string, type: string][] = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/rss.xml", "application/rss+xml; charset=utf-8"],
  ["/feed.json", "application/feed+json; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/index.md", "text/markdown; charset=utf-8"],
  ["/blog/second-article.md", "text/markdown; charset=utf-8"],
];

test.each(kinds)("%s is what it says it is, can be asked for again, and names nothing hidden", async (path, type) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  const words = await answer.text();
  for (const word of hidden) expect(words).not.toContain(word);
  const again = await site.get(path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test("guides, which are given for an address, and the feed's frame ask search engines to leave them out", async () => {
  for (const path of [...guides.map(({ file }) => `/downloads/${file}.pdf`), paths.feedFrame()]) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("x-robots-tag"), path).toBe("noindex");
  }
  expect((await site.get("/favicon.svg")).headers.get("x-robots-tag")).toBeNull();
});

test("the sitemap holds every page and article once, with days that are days", async () => {
  const xml = await text("/sitemap.xml");
  expect(malformedAt(xml)).toBeUndefined();
  const pages = indexablePages(defaultFacts).map(({ path }) => siteUrl + path);
  const found = locations(xml);
  expect(found.slice(0, pages.length)).toEqual(pages);
  expect(found.slice(pages.length).sort()).toHaveLength(2);
  expect(new Set(found).size).toBe(found.length);
  for (const [, day] of xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g))
    expect(day).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test("an article is dated by its own date, and once it changes by the day of the change", async () => {
  const dated = async () => /second-article<\/loc><lastmod>([^<]*)/.exec(await text("/sitemap.xml"))?.[1];
  expect(await dated()).toBe("2026-11-01T00:00:00Z");
  const longer = { ...record("two", "Second [article]"), content: `${body} A word more.` };
  feed.answer(jsonResponse([record("one", hostileTitle), longer]));
  const changed = await soon(async () => (await site.get("/api/feed")) && dated()).is(
    (day) => day !== "2026-11-01T00:00:00Z",
  );
  expect(changed).toBe("2026-11-21T12:00:00Z");
});

test.each(["/api/feed", "/rss.xml", "/feed.json"])(
  "a browser may ask whether another site's page may read %s",
  async (path) => {
    const headers = { Origin: "https://reader.example", "Access-Control-Request-Method": "GET" };
    const answer = await site.get(path, { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect((await site.get("/about", { method: "OPTIONS", headers })).status).toBe(405);
  },
);

test("robots are told where the sitemap is and are kept from nothing by name", async () => {
  expect(await text("/robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  await changeFacts(site, { "signals.search": "yes", "signals.aiTrain": "no" });
  await soon(() => text("/robots.txt")).is((all) =>
    all.startsWith("User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n"),
  );
});

test("security.txt names a contact and has not expired", async () => {
  const answer = await site.get("/.well-known/security.txt");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(
    [
      `Contact: mailto:${defaultFacts.contact.email}`,
      "Expires: 2027-05-20T12:00:00.000Z",
      "Preferred-Languages: en",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
});

test("no title can break the feed; its articles are whole and their links lead home", async () => {
  const xml = await text("/rss.xml");
  expect(malformedAt(xml)).toBeUndefined();
  expect(xml.match(/<item>/g)).toHaveLength(2);
  expect(xml).toContain("<title>Second [article]</title>");
  expect(xml).toContain("<category>Wine &amp; Co</category>");
  expect(xml).toContain("<pubDate>Sun, 01 Nov 2026 12:00:00 GMT</pubDate>");
  expect(xml).toContain("&lt;a href=&quot;https://house.example/services&quot;&gt;a link&lt;/a&gt;");
});

test("the JSON feed says the same", async () => {
  const { version, items, feed_url } = JSON.parse(await text("/feed.json"));
  expect(version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed_url).toBe(`${siteUrl}/feed.json`);
  expect(items).toHaveLength(2);
  const second = items.find(({ title }: { title: string }) => title === "Second [article]");
  expect(second).toMatchObject({
    id: `${siteUrl}/blog/second-article`,
    date_published: "2026-11-01T12:00:00Z",
    tags: ["Wine & Co"],
  });
  expect(second.content_html).toContain('<a href="https://house.example/services">');
  expect((await site.get(new URL(second.image).pathname)).status).toBe(200);
});

test("assistants are told of every page and article by the address of its markdown", async () => {
  const lines = (await text("/llms.txt")).split("\n");
  expect(lines[0]).toBe(`# ${defaultFacts.brand.name}`);
  const links = lines.flatMap((line) => /^- \[.*\]\((https:\/\/house\.example\/[^)]+\.md)\): \S/.exec(line)?.[1] ?? []);
  expect(links).toHaveLength(indexablePages(defaultFacts).length + 2);
  expect(lines.find((line) => line.includes("Second"))).toContain("[Second \\[article\\]]");
});

test("the icons of the manifest are there, in their sizes", async () => {
  const { icons, name } = JSON.parse(await text("/manifest.webmanifest"));
  expect(name).toBe(defaultFacts.brand.name);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(Buffer.from(await (await site.get(src)).arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("missing and hidden pages have no markdown and no share picture", async () => {
  for (const path of [
    "/no-such",
    "/thank-you-cigar",
    "/blog-uploader",
    "/desk",
    "/blog/no-such",
    "/blog/second-article.md",
  ]) {
    expect((await site.get(`${path}.md`)).status, path).toBe(404);
    expect((await site.get(`/share${path}.jpg`)).status, path).toBe(404);
  }
});

test("a share picture may be embedded anywhere, is not compressed, and is the same for every version asked for", async () => {
  const answer = await site.get("/share/blog/second-article.jpg?v=1", { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  const other = await site.get("/share/blog/second-article.jpg?v=2");
  expect(other.headers.get("etag")).toBe(answer.headers.get("etag"));
});

test("an article that the feed no longer lists leaves every list", async () => {
  feed.answer(jsonResponse([record("one", hostileTitle)]));
  const left = await soon(async () => {
    await site.get("/api/feed");
    return text("/sitemap.xml");
  }).is((xml) => !xml.includes("second-article"));
  expect(locations(left)).toHaveLength(indexablePages(defaultFacts).length + 1);
  // Lists of the current content follow within a second.
  for (const path of ["/rss.xml", "/feed.json", "/llms.txt"])
    await soon(() => text(path)).is((list) => !list.includes("second-article"));
  expect((await site.get("/share/blog/second-article.jpg")).status).toBe(404);
});
