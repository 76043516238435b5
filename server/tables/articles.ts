import { sql } from "kysely";
import type { Post, PostSummary } from "#app/rules/post.ts";
import { inOrder, summaryColumns, toSummary, withPictures } from "./article-summaries.ts";
import type { Db } from "./schema.ts";

export type ArticleFilter = { q?: string; category?: string; offset: number; limit: number };

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

/** The posts that match, in the order of all lists, and how many there are in all. */
export async function listArticles(db: Db, filter: ArticleFilter): Promise<{ posts: PostSummary[]; total: number }> {
  const rows = await inOrder(matching(db, filter).select(summaryColumns))
    .offset(filter.offset)
    .limit(filter.limit)
    .execute();
  return { posts: await withPictures(db, rows.map(toSummary)), total: await countArticles(db, filter) };
}

export type ArticleDate = { slug: string; changedAt: number };

/** Every listed post with the time at which what is shown of it last changed, in the order of all lists. */
export async function listArticleDates(db: Db, limit: number): Promise<ArticleDate[]> {
  const rows = await inOrder(matching(db, {}).select(["slug", "updated_at"]))
    .limit(limit)
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, changedAt: updated_at }));
}

/** With the hash that its rendering is stored under. */
export type HashedPost = Post & { hash: string };

/** The newest posts with their texts, for those who read them elsewhere. */
export async function listWholeArticles(db: Db, limit: number): Promise<HashedPost[]> {
  const rows = await inOrder(matching(db, {}).select([...summaryColumns, "content", "hash"]))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toSummary(row), content: row.content, hash: row.hash }));
}

/** How many of the articles that a new house opens with are shown. */
export async function countSampleArticles(db: Db): Promise<number> {
  const { total } = await matching(db, {})
    .where("is_sample", "=", 1)
    .select((expression) => expression.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
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
  return row && (await withPictures(db, [toSummary(row)]))[0];
}

export type FoundArticle = { post: Post & PostSummary; hash: string; listed: boolean; withdrawnAt: number | null };

export async function findArticle(db: Db, slug: string): Promise<FoundArticle | undefined> {
  const row = await db.selectFrom("articles").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!row) return undefined;
  const [post] = await withPictures(db, [{ ...toSummary(row), content: row.content }]);
  return { post: post as Post, hash: row.hash, listed: row.listed === 1, withdrawnAt: row.withdrawn_at };
}

/** Where the article that once had this address is now. */
export async function findNewSlug(db: Db, oldSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("old_addresses")
    .innerJoin("articles", "articles.id", "old_addresses.article_id")
    .select("articles.slug")
    .where("old_addresses.slug", "=", oldSlug)
    .executeTakeFirst();
  return row?.slug;
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
