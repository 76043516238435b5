import { setImmediate as nextTurn } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePictureCopier } from "#features/articles/server/copy-pictures.ts";
import { storeRendering } from "#features/articles/server/queries/renderings.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { writeFact } from "#features/details/server/queries/facts.ts";
import { notePictures } from "#features/pictures/server/pictures.ts";
import { readContentVersion } from "#platform/engine/server/content-version.ts";
import { startOfTest } from "./app.ts";
import { type FeedServer, startFeedServer } from "./feed-server.ts";
import { openQuietSite, postOf, type QuietSite } from "./quiet-site.ts";

let feed: FeedServer;
let ownSite: QuietSite;
beforeEach(async () => {
  feed = await startFeedServer([]);
  ownSite = await openQuietSite({ FEED_URL: feed.url });
});
afterEach(async () => {
  await ownSite.close();
  await feed.stop();
});

/** Makes raising the version fail, as on a full disk. */
async function whileItCannotRise(change: () => Promise<unknown>) {
  const { schema } = ownSite.db;
  await schema.alterTable("content_version").renameTo("content_version_away").execute();
  await expect(change()).rejects.toThrow(/content_version/);
  await schema.alterTable("content_version_away").renameTo("content_version").execute();
}

const version = () => readContentVersion(ownSite.db);
const store = (count: number, keeps: "listed" | "all" = "all") =>
  storeFeedPosts(
    ownSite.db,
    Array.from({ length: count }, (_, index) => postOf(index)),
    keeps,
    startOfTest,
  );

test("posts are not stored without the version rising: the next reading finds them new", async () => {
  await whileItCannotRise(() => store(150));
  const before = await version();
  expect(await store(150)).toMatchObject({ changed: 150 });
  expect(await version()).toBeGreaterThan(before);
});

test("posts leave the lists with the version rising, or stay: the next reading takes them off", async () => {
  await store(3);
  await whileItCannotRise(() => store(2, "listed"));
  const before = await version();
  expect(await store(2, "listed")).toMatchObject({ changed: 1 });
  expect(await version()).toBeGreaterThan(before);
});

test("a read that changes nothing does not raise the version", async () => {
  await store(3, "listed");
  const before = await version();
  expect(await store(3, "listed")).toEqual({ changed: 0, deleted: 0 });
  expect(await version()).toBe(before);
});

test("a picture is stored only if its articles' renderings are deleted; otherwise it is copied again", async () => {
  const { db } = ownSite;
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#7a2233" } })
    .png()
    .toBuffer();
  feed.answer((_, response) => response.end(photo));
  await notePictures(db, "hash", [new URL("/door.png", feed.url).href], startOfTest);
  const shown = { html: "<p>Picture: The door</p>", contents: [], isReal: true, hasLooseMarks: false };
  await storeRendering(db, { articleHash: "hash", version: "v" }, shown, startOfTest);
  const copy = makePictureCopier(ownSite, "holder");
  await whileItCannotRise(copy);
  const before = await version();
  await copy();
  expect(await db.selectFrom("pictures").select("state").execute()).toEqual([{ state: "ready" }]);
  expect(await db.selectFrom("renderings").select("article_hash").execute()).toEqual([]);
  expect(await version()).toBe(before + 1);
});

test("a reading that takes long does not put back what was read after it", async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [reached, open] = gates as [PromiseWithResolvers<void>, PromiseWithResolvers<void>];
  let readings = 0;
  const content = await watchContent(ownSite.db, ownSite.log, async () => {
    readings += 1;
    if (readings !== 2) return;
    reached.resolve();
    await open.promise;
  });
  const rename = (name: string) =>
    ownSite.db.transaction().execute((tx) => writeFact(tx, "brand.name", name, startOfTest));
  await rename("First");
  const slow = content.refresh();
  await reached.promise;
  await rename("Second");
  const next = content.refresh();
  // Time enough to overtake, if it could.
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
  open.resolve();
  await Promise.all([slow, next]);
  expect([content.facts().brand.name, content.version()]).toEqual(["Second", await version()]);
});
