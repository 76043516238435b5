import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#platform/engine/server/database.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { soon } from "./eventually.ts";
import { jsonResponse, startFeedServer } from "./feed-server.ts";
import { forFile } from "./stop-after.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a2233" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "A secret" } });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
const words = "A record with enough words to be a post of its own, and a sentence more than that. ".repeat(3);

const photoBytes = photo(1600, 1000).toBuffer();
let isPhotoThere = true;
/** The feed's own server has pictures too. */
const files: RequestListener = async (request, response) => {
  if (request.url === "/drawing.png") return response.end(drawing);
  if (request.url === "/bomb.png") return response.end(await bomb);
  if (request.url === "/bomb.avif") return response.end(avifBomb);
  if (request.url === "/large.jpg") return response.end(Buffer.alloc(9 * 1024 * 1024));
  if (request.url === "/photo.jpg" && isPhotoThere) return response.end(await photoBytes);
  if (request.url === "/late.jpg" && !isPhotoThere) return response.end(await photoBytes);
  response.writeHead(404).end();
};
/** A few kilobytes that decode to 100 million pixels. */
const bomb = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();
/** A kilobyte and a half within the limit of pixels, whose decoder takes 800 MB. */
const avifBomb = readFileSync("test/fixtures/bomb.avif");
let db: Db;
const origin = () => new URL(feed.url).origin;

const records = () => [
  { id: "one", title: "One", image: `${origin()}/photo.jpg`, content: `${words}\n\n![The hill](/photo.jpg)\n\nEnd.` },
  { id: "svg", title: "Drawn", image: `${origin()}/drawing.png`, content: words },
  { id: "bomb", title: "Bomb", image: `${origin()}/bomb.png`, content: words },
  { id: "avif", title: "Avif", image: `${origin()}/bomb.avif`, content: words },
  { id: "large", title: "Large", image: `${origin()}/large.jpg`, content: words },
  { id: "private", title: "Private", image: "http://127.0.0.1:1/photo.jpg", content: words },
  { id: "late", title: "Late", image: `${origin()}/late.jpg`, content: words },
];

function answer(list: () => object[]) {
  feed.answer((request, response) =>
    request.url === "/feed" ? jsonResponse(list())(request, response) : files(request, response),
  );
}
const feed = forFile(await startFeedServer([]));
answer(records);
const site = forFile(await startTestSite({ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0" }));
({ db } = await openDatabase(site.settings));
afterAll(async () => {
  await db.destroy();
});

const page = async (slug: string) => (await site.get(`/blog/${slug}`)).text();
const outcomes = async () =>
  Object.fromEntries(
    (await db.selectFrom("pictures").selectAll().execute()).map(({ address, state, outcome, attempts }) => [
      address.replace(origin(), "feed:"),
      [state, outcome, attempts],
    ]),
  );

test("pictures of posts are copied, and what is none, too much or private is not, by its name", async () => {
  const isTried = (pictures: Awaited<ReturnType<typeof outcomes>>) => {
    const states = Object.values(pictures);
    return states.length === 8 && states.every(([state, , attempts]) => state === "ready" || attempts === 1);
  };
  const all = await soon(outcomes, 80_000).is(isTried);
  expect(all).toEqual({
    "feed:/photo.jpg": ["ready", "", 0],
    "/photo.jpg": ["ready", "", 0],
    "feed:/drawing.png": ["waiting", "no picture", 1],
    "feed:/bomb.png": ["waiting", "too large", 1],
    "feed:/bomb.avif": ["waiting", "too large", 1],
    "feed:/large.jpg": ["waiting", "too large", 1],
    "http://127.0.0.1:1/photo.jpg": ["waiting", "private address", 1],
    "feed:/late.jpg": ["waiting", "HTTP error 404", 1],
  });
}, 90_000);

test("pages show our copy at the head, in the body and on the list, and it can be had in two types and three widths", async () => {
  const html = await soon(() => page("one")).is(
    (text) => /<p><img[^>]+src="\/media\//.test(text) && /<source type="image\/avif" srcSet="\/media\//i.test(text),
  );
  expect(html).not.toContain("Picture: The hill");
  const addresses = new Set([...html.matchAll(/\/media\/[\w-]+\.(?:avif|webp)/g)].map(([address]) => address));
  expect(addresses.size).toBe(6);
  for (const address of addresses) {
    const file = await site.get(address);
    expect([file.status, file.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(file.headers.get("content-type")).toBe(`image/${address.split(".")[1]}`);
    const { width, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([480, 800, 1200]).toContain(width);
    expect(exif).toBeUndefined();
  }
  expect(await (await site.get("/blog")).text()).toContain('srcSet="/media/');
  const { posts } = await (await site.get("/api/feed")).json();
  expect(posts.find(({ id }: { id: string }) => id === "one").imageSrc).toBe(`${origin()}/photo.jpg`);
  const [address = ""] = addresses;
  expect((await site.get(address.replace(/\w+$/, "svg"))).status).toBe(404);
  expect((await site.get("/media/nothing.webp")).status).toBe(404);
});

test("while there is no copy, the stock picture stands at the head [5.record.image-missing]", async () => {
  expect(await page("drawn")).toMatch(/class="art-hero"><picture class="picture picture--stock/);
});

testInLongRun("a missing picture is retried later", async () => {
  isPhotoThere = false;
  site.clock.nowMs += 61_000;
  await soon(() => page("late")).is((html) =>
    /class="art-hero"><picture class="picture"><source[^>]+srcSet="\/media\//.test(html),
  );
});

test("a picture that nothing names is deleted with its files", async () => {
  answer(() => []);
  await soon(async () => (await (await site.get("/api/feed")).json()).total).is((total) => total === 0);
  await db.deleteFrom("articles").execute();
  site.clock.nowMs += 2 * 60 * 60 * 1000;
  answer(() => [{ id: "new", title: "New", content: words }]);
  await soon(async () => {
    await site.get("/api/feed");
    const media = await db.selectFrom("media").select("hash").execute();
    const renderings = await db.selectFrom("renderings").select("article_hash").execute();
    return [media.length, renderings.length, Object.keys(await outcomes()).length];
  }).is((counts) => counts.join() === "0,1,0");
});
