import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePictureCopier } from "#server/jobs/copy-pictures.ts";
import { readContentVersion } from "#server/tables/content-version.ts";
import { notePictures } from "#server/tables/pictures.ts";
import { storeRendering } from "#server/tables/renderings.ts";
import { storeFeedPosts } from "#server/tables/store-articles.ts";
import { startOfTest } from "./app.ts";
import { type FeedServer, startFeedServer } from "./feed-server.ts";
import { openQuietHouse, postOf, type QuietHouse } from "./quiet-house.ts";

let feed: FeedServer;
let house: QuietHouse;
beforeEach(async () => {
  feed = await startFeedServer([]);
  house = await openQuietHouse({ FEED_URL: feed.url });
});
afterEach(async () => {
  await house.close();
  await feed.stop();
});

/** What happens while the version can't be raised, as where the disk is full just then. */
async function whileItCannotRise(change: () => Promise<unknown>) {
  const { schema } = house.db;
  await schema.alterTable("content_version").renameTo("content_version_away").execute();
  await expect(change()).rejects.toThrow(/content_version/);
  await schema.alterTable("content_version_away").renameTo("content_version").execute();
}

const version = () => readContentVersion(house.db);
const store = (count: number, keeps: "listed" | "all" = "all") =>
  storeFeedPosts(
    house.db,
    Array.from({ length: count }, (_, place) => postOf(place)),
    keeps,
    startOfTest,
  );

test("posts are not stored without the version rising: the next reading finds them new", async () => {
  await whileItCannotRise(() => store(150));
  const before = await version();
  expect(await store(150)).toBe(150);
  expect(await version()).toBeGreaterThan(before);
});

test("posts leave the lists with the version rising, or stay: the next reading takes them off", async () => {
  await store(3);
  await whileItCannotRise(() => store(2, "listed"));
  const before = await version();
  expect(await store(2, "listed")).toBe(1);
  expect(await version()).toBeGreaterThan(before);
});

test("a reading that changes nothing lets the version be", async () => {
  await store(3, "listed");
  const before = await version();
  expect(await store(3, "listed")).toBe(0);
  expect(await version()).toBe(before);
});

test("a picture is not kept without its articles' renderings going: it is copied again", async () => {
  const { db } = house;
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#7a2233" } })
    .png()
    .toBuffer();
  feed.answer((_, response) => response.end(photo));
  await notePictures(db, "hash", [new URL("/door.png", feed.url).href], startOfTest);
  const shown = { html: "<p>Picture: The door</p>", contents: [], isReal: true, hasLooseMarks: false };
  await storeRendering(db, { articleHash: "hash", version: "v" }, shown, startOfTest);
  const copy = makePictureCopier(house, "holder");
  await whileItCannotRise(copy);
  const before = await version();
  await copy();
  expect(await db.selectFrom("pictures").select("state").execute()).toEqual([{ state: "ready" }]);
  expect(await db.selectFrom("renderings").select("article_hash").execute()).toEqual([]);
  expect(await version()).toBe(before + 1);
});
