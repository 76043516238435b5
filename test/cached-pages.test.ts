import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import type { Post } from "#facts/post.ts";
import { storeOwnArticle, withdrawOwnArticle } from "#features/articles/server/queries/own-articles.ts";
import { deleteRenderingsWith } from "#features/articles/server/queries/renderings.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { removeFact, writeFact } from "#features/details/server/queries/facts.ts";
import { addUploadedPicture, holdPictures } from "#features/pictures/server/pictures.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { Random } from "./fuzz/random.ts";
import { forFile } from "./stop-after.ts";

const steps = process.env.PROVE ? 60 : 8;
const seed = Number(process.env.SEED ?? 20_261_121);
const articleCount = 30;
const categories = ["Wine", "Cigars", "SEO"];
const picture = "https://pictures.invalid/door.jpg";
const site = forFile(await startTestSite());
await storeFeedPosts(
  site.db,
  Array.from({ length: articleCount }, (_, index) => post(index)),
  "all",
  site.clock.nowMs,
);

function post(index: number, changed: Partial<Post> = {}): Post {
  return {
    id: `post-${index}`,
    title: `Notes of day ${index}`,
    slug: `notes-of-day-${index}`,
    author: "Ana",
    date: `2026-10-${String((index % 28) + 1).padStart(2, "0")}`,
    excerpt: `What was seen on day ${index}.`,
    content: `${"A guest stands in front of the door. ".repeat(5)}\n\n![The door](${picture})\n`,
    categories: [categories[index % categories.length] as string],
    imageSrc: index % 5 === 0 ? picture : "",
    readTime: 1,
    source: "n8n",
    ...changed,
  };
}

/** Every kind of change to what visitors see, on a random instance. */
const changes: Record<string, (random: Random, step: number) => Promise<unknown>> = {
  "an article comes by the feed": (_, step) => store(post(100 + step)),
  "an article says something else": (random, step) => store(post(random.whole(0, 9), { title: `Changed ${step}` })),
  "an article moves to another category": (random) =>
    store(post(random.whole(0, 9), { categories: [random.pick(categories), "New"] })),
  "an article moves to another day": (random) => store(post(random.whole(0, 9), { date: "2026-11-19" })),
  "an article leaves the feed": (random) => keepAllBut(random.whole(0, 9)),
  "the owner publishes": (_, step) =>
    inTransaction((tx) => storeOwnArticle(tx, post(200 + step, { source: "static", date: "2026-11-20" }), step)),
  "the owner's article gets another address": (_, step) =>
    inTransaction((tx) => storeOwnArticle(tx, post(200, { source: "static", slug: `address-${step}` }), step)),
  "the owner takes an article down": () => inTransaction((tx) => withdrawOwnArticle(tx, "post-200")),
  "a fact changes": (_, step) => inTransaction((tx) => writeFact(tx, "brand.name", `House ${step}`, step)),
  "another article is pinned": (random) =>
    inTransaction((tx) => writeFact(tx, "blog.pinnedTitleWords", `day ${random.whole(0, 9)}`, 1)),
  "a fact has its default again": () => inTransaction((tx) => removeFact(tx, "brand.name")),
  "a picture has come": async () => {
    await inTransaction(async (tx) => {
      const file = { width: 800, hash: "abc", bytes: new Uint8Array([1]) };
      const files = [
        { ...file, type: "webp" as const },
        { ...file, hash: "abd", type: "avif" as const },
      ];
      await addUploadedPicture(tx, picture, { width: 800, height: 500, files }, 1);
      const shown = await tx.selectFrom("articles").select("hash").execute();
      for (const { hash } of shown) await holdPictures(tx, hash, [picture]);
      await deleteRenderingsWith(tx, [picture]);
      await raiseContentVersion(tx);
    });
  },
};

type Tx = Parameters<typeof removeFact>[0];

const inTransaction = (write: (tx: Tx) => Promise<unknown>) => site.db.transaction().execute(write);
const store = (changed: Post) => storeFeedPosts(site.db, [changed], "all", site.clock.nowMs);

async function keepAllBut(index: number) {
  const posts = Array.from({ length: articleCount }, (_, each) => post(each)).filter((_, each) => each !== index);
  await storeFeedPosts(site.db, posts, "listed", site.clock.nowMs);
}

/** A page of every cached kind. */
async function everyAddress(): Promise<string[]> {
  const known = await site.db.selectFrom("articles").select("slug").execute();
  const articles = known.map(({ slug }) => paths.article(slug));
  const lists = [paths.blog({ page: 2 }), paths.blog({ category: "Wine" }), paths.blog({ category: "New" })];
  const feeds = [paths.feed(), `${paths.feed()}?limit=5`, paths.rss(), paths.jsonFeed(), paths.sitemap(), paths.llms()];
  const pages = indexablePages(defaultFacts).map(({ path }) => path);
  const twins = [paths.home(), paths.about(), articles[0] as string].map(paths.markdown);
  return [...pages, ...lists, ...articles, ...feeds, ...twins, paths.manifest(), paths.robots(), "/no-such-page"];
}

type Shown = Record<string, string>;

async function show({ get }: TestSite, addresses: string[]): Promise<Shown> {
  const shown: Shown = {};
  for (const address of addresses) {
    const answer = await get(address);
    const headers = [...answer.headers].filter(([name]) => name !== "date");
    shown[address] = JSON.stringify([answer.status, headers, await answer.text()]);
  }
  return shown;
}

/** Renders the addresses on a new instance with an empty cache over the same database. */
async function showAfresh(addresses: string[]): Promise<Shown> {
  const { dataDir, settings } = site;
  const env = { DATA_DIR: dataDir, ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }) };
  const fresh = await startTestSite(env);
  try {
    return await show(fresh, addresses);
  } finally {
    await fresh.stop();
  }
}

const differences = (one: Shown, other: Shown) =>
  Object.keys(other).filter((address) => one[address] !== other[address]);

test("after any change, every cached page soon equals a new rendering", { timeout: steps * 20_000 }, async () => {
  const random = new Random(seed);
  const kinds = Object.keys(changes);
  let compared = 0;
  for (let step = 0; step < steps; step += 1) {
    await show(site, await everyAddress());
    const kind = step < kinds.length && process.env.PROVE ? (kinds[step] as string) : random.pick(kinds);
    await changes[kind]?.(random, step);
    const addresses = await everyAddress();
    const fresh = await showAfresh(addresses);
    compared += addresses.length;
    const stale = await soon(async () => differences(await show(site, addresses), fresh))
      .is((found) => found.length === 0)
      .catch(async () => differences(await show(site, addresses), fresh));
    expect(stale, `after step ${step} of seed ${seed}: ${kind}`).toEqual([]);
  }
  console.info(
    `figure: ${steps} changes of ${kinds.length} kinds on ${process.env.ENGINE}: ${compared} cached pages compared with new ones, none differs`,
  );
});

test("a page whose data did not change is neither rendered nor compressed again", async () => {
  const ask = (address: string) => site.get(address, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  const sizeOf = async (address: string) => Number((await ask(address)).headers.get("content-length"));
  // A page itself is at its smallest before anybody asks for it.
  const twin = paths.markdown(paths.about());
  const quick = await sizeOf(twin);
  const smallest = await soon(() => sizeOf(twin)).is((size) => size < quick);
  const list = (await ask(paths.blog())).headers.get("etag");
  await store(post(300, { date: "2026-11-20" }));
  await soon(async () => (await ask(paths.blog())).headers.get("etag")).is((etag) => etag !== list);
  expect(await sizeOf(twin)).toBe(smallest);
});
