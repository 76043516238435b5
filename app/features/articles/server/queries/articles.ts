import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Post, PostSummary } from "#facts/post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { inOrder, summaryColumns, toSummary, withPictures } from "./article-summaries.ts";

const listed = (db: Db) => db.selectFrom("articles").where("listed", "=", 1);

/** The newest posts in list order, and the number of all. */
export async function listNewest(db: Db, limit: number): Promise<{ posts: PostSummary[]; total: number }> {
  const rows = await inOrder(listed(db).select(summaryColumns)).limit(limit).execute();
  return { posts: await withPictures(db, rows.map(toSummary)), total: await countListed(listed(db)) };
}

const batchRows = 2000;

/** Every listed post without its picture, in pages, so that other requests get a turn. */
export async function listSummaries(db: Db): Promise<PostSummary[]> {
  const posts: PostSummary[] = [];
  const page = inOrder(listed(db).select(summaryColumns)).limit(batchRows);
  for (let isWhole = false; !isWhole; await letOthersRun()) {
    const rows = await page.offset(posts.length).execute();
    for (const row of rows) posts.push(toSummary(row));
    isWhole = rows.length < batchRows;
  }
  return posts;
}

export { withPictures } from "./article-summaries.ts";

export type ArticleDate = { slug: string; changedAt: number };

const oldestFirst = (db: Db) =>
  listed(db).orderBy("sort_day").orderBy("source_rank", "desc").orderBy("sort_ms").orderBy("id", "desc");

/**
 * Listed posts with the time of their last visible change, some thousand at a time. Oldest first, so that a new post
 * moves none.
 */
export async function* readArticleDates(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const dates = oldestFirst(db).select(["slug", "updated_at"]);
  for (let read = 0; read < limit; read += batchRows) {
    const rows = await dates
      .offset(offset + read)
      .limit(Math.min(batchRows, limit - read))
      .execute();
    yield rows.map(({ slug, updated_at }): ArticleDate => ({ slug, changedAt: updated_at }));
    if (rows.length < batchRows) return;
    await letOthersRun();
  }
}

/** The last change among `limit` listed posts, counted from the oldest; undefined if there are none. */
export async function readLastArticleChange(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const dates = oldestFirst(db).select("updated_at").offset(offset).limit(limit).as("dates");
  const { last } = await db
    .selectFrom(dates)
    .select((expression) => expression.fn.max("updated_at").as("last"))
    .executeTakeFirstOrThrow();
  await letOthersRun();
  return last === null ? undefined : Number(last);
}

export const countListedArticles = (db: Db): Promise<number> => countListed(listed(db));

/** With the hash that its rendering is stored under. */
export type HashedPost = Post & { hash: string };

/** The newest posts with their texts, for feed readers. */
export async function listWholeArticles(db: Db, limit: number): Promise<HashedPost[]> {
  const rows = await inOrder(listed(db).select([...summaryColumns, "content", "hash"]))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toSummary(row), content: row.content, hash: row.hash }));
}

export const hasListedArticles = async (db: Db): Promise<boolean> =>
  (await listed(db).select("id").limit(1).executeTakeFirst()) !== undefined;

/** The number of sample articles shown. */
export const countSampleArticles = (db: Db): Promise<number> => countListed(listed(db).where("is_sample", "=", 1));

async function countListed(query: ReturnType<typeof listed>): Promise<number> {
  const { total } = await query.select((expression) => expression.fn.countAll().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

export type FoundArticle = { post: Post & PostSummary; hash: string; listed: boolean; withdrawnAt: number | null };

export async function findArticle(db: Db, slug: string): Promise<FoundArticle | undefined> {
  const row = await db.selectFrom("articles").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!row) return undefined;
  const [post] = await withPictures(db, [{ ...toSummary(row), content: row.content }]);
  return { post: post as Post, hash: row.hash, listed: row.listed === 1, withdrawnAt: row.withdrawn_at };
}

/** Filters the ids of published articles of the owner's, taken down ones included. */
export async function listPublished(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = db.selectFrom("articles").select("id").where("id", "in", ids).where("source", "=", "static");
  return (await own.execute()).map(({ id }) => id);
}

/** The titles of the articles at these addresses. */
export const listTitles = async (db: Db, slugs: readonly string[]): Promise<{ slug: string; title: string }[]> =>
  slugs.length === 0 ? [] : db.selectFrom("articles").select(["slug", "title"]).where("slug", "in", slugs).execute();

/** Titles and addresses of the listed articles with these ids. */
export const listTitlesOf = async (db: Db, ids: readonly string[]): Promise<{ slug: string; title: string }[]> =>
  ids.length === 0 ? [] : listed(db).select(["slug", "title"]).where("id", "in", ids).execute();

/** The current address of an article that once had this one. */
export async function findNewSlug(db: Db, oldSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("old_addresses")
    .innerJoin("articles", "articles.id", "old_addresses.article_id")
    .select("articles.slug")
    .where("old_addresses.slug", "=", oldSlug)
    .executeTakeFirst();
  return row?.slug;
}
