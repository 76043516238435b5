import { createHash } from "node:crypto";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Post, PostSummary } from "#app/rules/post.ts";
import { sortPlace } from "#app/rules/sort-place.ts";
import { raiseContentVersion } from "./content-version.ts";
import type { Db, Schema } from "./schema.ts";

type Row = Schema["articles"];

export type ArticleFilter = { q?: string; category?: string; offset: number; limit: number };

const summaryColumns = [
  "id",
  "source",
  "slug",
  "title",
  "author",
  "date",
  "excerpt",
  "categories",
  "image_src",
  "read_time_minutes",
] as const;

const toSummary = (row: Pick<Row, (typeof summaryColumns)[number]>): PostSummary => ({
  id: row.id,
  source: row.source,
  slug: row.slug,
  title: row.title,
  author: row.author,
  date: row.date,
  excerpt: row.excerpt,
  categories: JSON.parse(row.categories),
  imageSrc: row.image_src,
  readTime: row.read_time_minutes,
});

function toRow(post: Post, nowMs: number): Row {
  const place = sortPlace(post);
  return {
    id: post.id,
    source: post.source,
    slug: post.slug,
    title: post.title,
    author: post.author,
    date: post.date,
    sort_day: place.day,
    source_rank: place.rank,
    sort_ms: place.ms,
    excerpt: post.excerpt,
    content: post.content,
    categories: JSON.stringify(post.categories),
    image_src: post.imageSrc,
    read_time_minutes: post.readTime,
    title_folded: post.title.toLowerCase(),
    excerpt_folded: post.excerpt.toLowerCase(),
    hash: createHash("sha256").update(JSON.stringify(post)).digest("base64url"),
    listed: 1,
    withdrawn_at: null,
    updated_at: nowMs,
  };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const matching = (db: Db, { q, category }: Pick<ArticleFilter, "q" | "category">) => {
  let query = db.selectFrom("articles").where("listed", "=", 1);
  if (q) {
    const pattern = `%${escapeLike(q.toLowerCase())}%`;
    query = query.where(
      sql<boolean>`(title_folded like ${pattern} escape '\\' or excerpt_folded like ${pattern} escape '\\')`,
    );
  }
  if (category) {
    query = query.where("id", "in", (inner) =>
      inner.selectFrom("article_categories").select("article_id").where("category", "=", category),
    );
  }
  return query;
};

const inOrder = <Selected>(query: SelectQueryBuilder<Schema, "articles", Selected>) =>
  query.orderBy("sort_day", "desc").orderBy("source_rank").orderBy("sort_ms", "desc").orderBy("id");

/** The posts that match, in the order of all lists, and how many there are in all. */
export async function listArticles(db: Db, filter: ArticleFilter): Promise<{ posts: PostSummary[]; total: number }> {
  const rows = await inOrder(matching(db, filter).select(summaryColumns))
    .offset(filter.offset)
    .limit(filter.limit)
    .execute();
  return { posts: rows.map(toSummary), total: await countArticles(db, filter) };
}

async function countArticles(db: Db, filter: Pick<ArticleFilter, "q" | "category">): Promise<number> {
  const { total } = await matching(db, filter)
    .select((expression) => expression.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** More titles than this never differ from the words in case alone. */
const titlesToLookAt = 50;

/** The newest post whose title contains exactly these words. */
export async function findArticleByTitleWords(db: Db, words: string): Promise<PostSummary | undefined> {
  const pattern = `%${escapeLike(words.toLowerCase())}%`;
  const rows = await inOrder(db.selectFrom("articles").select(summaryColumns).where("listed", "=", 1))
    .where(sql<boolean>`title_folded like ${pattern} escape '\\'`)
    .limit(titlesToLookAt)
    .execute();
  const row = rows.find(({ title }) => title.includes(words));
  return row && toSummary(row);
}

export type FoundArticle = { post: Post; listed: boolean; withdrawnAt: number | null };

export async function findArticle(db: Db, slug: string): Promise<FoundArticle | undefined> {
  const row = await db.selectFrom("articles").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!row) return undefined;
  return { post: { ...toSummary(row), content: row.content }, listed: row.listed === 1, withdrawnAt: row.withdrawn_at };
}

export async function listCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("article_categories")
    .innerJoin("articles", "articles.id", "article_categories.article_id")
    .select("category")
    .distinct()
    .where("listed", "=", 1)
    .orderBy("category")
    .execute();
  return rows.map(({ category }) => category);
}

type Known = Pick<Row, "id" | "slug" | "hash" | "listed" | "source">;

const postsPerTransaction = 100;

/**
 * Keeps what a good answer of the feed lists: new and changed posts are written, and with `keeps: "listed"` those it
 * no longer lists leave all lists. Written in batches, so that a long feed never holds up visitors' writes. The content
 * version rises only if something that is shown differs. Returns how many posts changed.
 */
export async function storeFeedPosts(db: Db, posts: Post[], keeps: "listed" | "all", nowMs: number): Promise<number> {
  const known = await db.selectFrom("articles").select(["id", "slug", "hash", "listed", "source"]).execute();
  const knownById = new Map(known.map((row) => [row.id, row]));
  const takenSlugs = new Set(known.map(({ slug }) => slug));
  let changed = 0;
  for (let start = 0; start < posts.length; start += postsPerTransaction) {
    const batch = posts.slice(start, start + postsPerTransaction);
    const rows = batch.flatMap((post) => changedRow(post, knownById, takenSlugs, nowMs));
    if (rows.length > 0) await db.transaction().execute((tx) => writeArticles(tx, rows));
    changed += rows.length;
    await yieldToOthers();
  }
  if (keeps === "listed") changed += await db.transaction().execute((tx) => withdrawUnlisted(tx, known, posts, nowMs));
  if (changed > 0) await raiseContentVersion(db);
  return changed;
}

function changedRow(post: Post, known: Map<string, Known>, takenSlugs: Set<string>, nowMs: number): Row[] {
  const before = known.get(post.id);
  if (before?.source === "static") return [];
  const slug = before?.slug ?? freeSlug(post.slug, takenSlugs);
  takenSlugs.add(slug);
  const row = toRow({ ...post, slug }, nowMs);
  return before?.hash === row.hash && before.listed === 1 ? [] : [row];
}

function freeSlug(wanted: string, taken: Set<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`;
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
  await tx.deleteFrom("article_categories").where("article_id", "=", id).execute();
  const categories: string[] = JSON.parse(row.categories);
  const rows = categories.map((category) => ({ article_id: id, category }));
  if (rows.length > 0) await tx.insertInto("article_categories").values(rows).execute();
}

async function withdrawUnlisted(tx: Db, known: Known[], posts: Post[], nowMs: number): Promise<number> {
  const kept = new Set(posts.map(({ id }) => id));
  const gone = known.filter(({ id, source, listed }) => source === "n8n" && listed === 1 && !kept.has(id));
  for (const { id } of gone) {
    await tx.updateTable("articles").set({ listed: 0, withdrawn_at: nowMs }).where("id", "=", id).execute();
  }
  return gone.length;
}
