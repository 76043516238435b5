import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { Post } from "#facts/post.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { servedSlug } from "../../rules/served-slug.ts";
import { sortKey } from "../../rules/sort-key.ts";
import { deleteExcess, type Known, makeIdKeeper } from "./earlier-posts.ts";
import { hashPost } from "./hash-post.ts";

type Row = Schema["articles"];

export function toRow(post: Post, slug: string, changedAt: number, isSample = false): Row {
  const key = sortKey(post);
  return {
    id: post.id,
    source: post.source,
    slug,
    wanted_slug: post.slug,
    title: post.title,
    author: post.author,
    date: post.date,
    sort_day: key.day,
    source_rank: key.rank,
    sort_ms: key.ms,
    excerpt: post.excerpt,
    content: post.content,
    categories: JSON.stringify(post.categories),
    image_src: post.imageSrc,
    read_time_minutes: post.readTime,
    hash: hashPost(post),
    listed: 1,
    is_sample: isSample ? 1 : 0,
    withdrawn_at: null,
    updated_at: changedAt,
  };
}

const postsPerTransaction = 100;
const charactersPerTransaction = 500_000;
const rowsPerRead = 1000;

/**
 * Stores the posts of a good answer: writes new and changed ones and, with `keeps: "listed"`, unlists those no longer
 * in it. What is kept of those is bounded. In batches, so that a long feed never blocks visitors' writes. The content
 * version rises only if something visible changed. An article whose wanted slug is among the former ones keeps its
 * address. Returns how many posts changed, and how many earlier ones there was no room for.
 */
export async function storeFeedPosts(
  db: Db,
  posts: Post[],
  keeps: "listed" | "all",
  nowMs: number,
  formerSlugs: Readonly<Record<string, string>> = {},
): Promise<{ changed: number; deleted: number }> {
  const known = await readKnown(db);
  const sent = new Set(posts.map(({ id }) => id));
  const keepId = makeIdKeeper(known.byId.values(), sent);
  let changed = 0;
  for (const batch of batchesOf(posts)) {
    const same = batch.map((post) => ({
      post: known.byId.has(post.id) ? post : keepId(post),
      formerSlug: formerSlugs[post.id],
    }));
    for (const { post } of same) sent.add(post.id);
    const rows = same.flatMap(({ post, formerSlug }) => changedRow(post, known, nowMs, formerSlug));
    if (rows.length > 0) await db.transaction().execute((tx) => writeBatch(tx, rows, known));
    changed += rows.length;
    await yieldToOthers();
  }
  if (keeps === "listed") {
    const gone = findUnlisted(known, sent);
    for (let start = 0; start < gone.length; start += postsPerTransaction) {
      const ids = gone.slice(start, start + postsPerTransaction);
      await db.transaction().execute((tx) => withdraw(tx, ids, nowMs));
      await yieldToOthers();
    }
    changed += gone.length;
  }
  return { changed, deleted: changed > 0 ? await deleteExcess(db, sent) : 0 };
}

/** Long posts take long to hash and to write, so a batch also ends at a number of characters. */
export function* batchesOf(posts: readonly Post[]): Generator<Post[]> {
  let batch: Post[] = [];
  let characters = 0;
  for (const post of posts) {
    const length = post.content.length + post.imageSrc.length;
    if (batch.length === postsPerTransaction || (batch.length > 0 && characters + length > charactersPerTransaction)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(post);
    characters += length;
  }
  if (batch.length > 0) yield batch;
}

async function writeBatch(tx: Db, rows: Row[], known: KnownArticles) {
  await writeRenamed(tx, rows, known);
  await raiseContentVersion(tx);
}

export type KnownArticles = { byId: Map<string, Known>; takenSlugs: Set<string>; ownerOfOldSlug: Map<string, string> };

export async function readKnown(db: Db): Promise<KnownArticles> {
  const rows = await readAllKnown(db);
  const old = await db.selectFrom("old_addresses").selectAll().execute();
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    takenSlugs: new Set([...rows, ...old].map(({ slug }) => slug)),
    ownerOfOldSlug: new Map(old.map(({ slug, article_id }) => [slug, article_id])),
  };
}

async function readAllKnown(db: Db): Promise<Known[]> {
  const columns = ["id", "slug", "wanted_slug", "hash", "listed", "source"] as const;
  const articles = db.selectFrom("articles").select(columns).orderBy("id").limit(rowsPerRead);
  const rows: Known[] = [];
  for (let last = ""; ; last = rows.at(-1)?.id ?? "") {
    const page = await articles.where("id", ">", last).execute();
    rows.push(...page);
    if (page.length < rowsPerRead) return rows;
    await yieldToOthers();
  }
}

function changedRow(post: Post, known: KnownArticles, nowMs: number, formerSlug = post.slug): Row[] {
  const before = known.byId.get(post.id);
  if (before?.source === "static") return [];
  const isSame = before && [post.slug, formerSlug].includes(before.wanted_slug);
  const slug = isSame && servedSlug(before.slug) === before.slug ? before.slug : chooseSlug(post, known);
  known.takenSlugs.add(slug);
  const row = toRow(post, slug, before ? nowMs : firstShown(post, nowMs));
  return before?.hash === row.hash && before.listed === 1 && before.slug === slug ? [] : [row];
}

/** When a new post was first visible: its date, unless that is in the future. */
const firstShown = (post: Post, nowMs: number) => Math.min(sortKey(post).ms || nowMs, nowMs);

/** A post may have its own old address back; all others stay taken. */
export function chooseSlug(post: Post, { takenSlugs, ownerOfOldSlug }: KnownArticles): string {
  const slug = servedSlug(post.slug);
  return ownerOfOldSlug.get(slug) === post.id ? slug : freeSlug(slug, takenSlugs);
}

function freeSlug(wanted: string, taken: Set<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`;
}

/** A renamed article redirects from its old address. */
export async function writeRenamed(tx: Db, rows: Row[], { byId }: KnownArticles) {
  await writeArticles(tx, rows);
  for (const { id, slug } of rows) {
    const before = byId.get(id);
    if (!before || before.slug === slug) continue;
    await tx.deleteFrom("old_addresses").where("slug", "=", slug).execute();
    await tx.insertInto("old_addresses").values({ slug: before.slug, article_id: id }).execute();
  }
}

async function writeArticles(tx: Db, rows: Row[]) {
  for (const row of rows) await writeArticle(tx, row);
}

async function writeArticle(tx: Db, row: Row) {
  const { id, ...rest } = row;
  await tx
    .insertInto("articles")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
    .execute();
}

function findUnlisted({ byId }: KnownArticles, sent: ReadonlySet<string>): string[] {
  const gone = [...byId.values()].filter(({ id, source, listed }) => source === "n8n" && listed === 1 && !sent.has(id));
  return gone.map(({ id }) => id);
}

async function withdraw(tx: Db, ids: readonly string[], nowMs: number): Promise<void> {
  await tx.updateTable("articles").set({ listed: 0, withdrawn_at: nowMs }).where("id", "in", ids).execute();
  await raiseContentVersion(tx);
}

/** Shows the sample articles while `areWanted`, else deletes them. Returns whether anything changed. */
export async function keepSampleArticles(db: Db, samples: Post[], areWanted: boolean, nowMs: number): Promise<boolean> {
  const wanted = areWanted ? samples.map((post) => toRow(post, post.slug, firstShown(post, nowMs), true)) : [];
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "sample articles");
    const before = await tx.selectFrom("articles").select(["id", "hash"]).where("is_sample", "=", 1).execute();
    if (contentsOf(before) === contentsOf(wanted)) return false;
    await tx.deleteFrom("articles").where("is_sample", "=", 1).execute();
    await writeArticles(tx, wanted);
    await raiseContentVersion(tx);
    return true;
  });
}

const contentsOf = (rows: Pick<Row, "id" | "hash">[]) =>
  rows
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join();

export async function hasOwnArticles(db: Db): Promise<boolean> {
  const own = db.selectFrom("articles").select("id").where("source", "=", "static").where("is_sample", "=", 0);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}
