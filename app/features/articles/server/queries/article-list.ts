import type { PostSummary } from "#facts/post.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { listPlans } from "./article-admin.ts";
import { summaryColumns, toSummary } from "./article-summaries.ts";

/** Filters of the owner's list. */
export type ArticleListName = "all" | "draft" | "planned" | "published" | "down" | "feed";

type ArticleState = "draft" | "planned" | "published" | "down" | "feed" | "left" | "sample";

/** An article in the owner's list. */
export type AdminArticle = Pick<
  PostSummary,
  "id" | "title" | "slug" | "date" | "imageSrc" | "excerpt" | "categories"
> & {
  state: ArticleState;
  /** When it was saved or will be shown, if it is a draft or a plan. */
  atMs?: number;
};

export type ListPage = { offset: number; limit: number };

/** Articles that were published once, newest first. The offset is counted in an index alone. */
export async function listPublications(
  db: Db,
  list: Exclude<ArticleListName, "draft" | "planned">,
  { offset, limit }: ListPage,
): Promise<AdminArticle[]> {
  let ids = db.selectFrom("articles").select("id");
  if (list !== "all")
    ids = ids
      .where("listed", "=", list === "down" ? 0 : 1)
      .where("is_sample", "=", 0)
      .where("source", "=", list === "feed" ? "n8n" : "static");
  const page = ids.orderBy("sort_ms", "desc").orderBy("id", "desc").limit(limit).offset(offset);
  const rows = await db
    .selectFrom("articles")
    .select([...summaryColumns, "is_sample", "listed"])
    .where("id", "in", page)
    .orderBy("sort_ms", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...toSummary(row), state: stateOf(row) }));
}

type StateColumns = Pick<Schema["articles"], "source" | "is_sample" | "listed">;

function stateOf({ source, is_sample, listed }: StateColumns): ArticleState {
  if (is_sample) return "sample";
  if (source === "n8n") return listed ? "feed" : "left";
  return listed ? "published" : "down";
}

/**
 * Drafts, the last saved first; with `areNew` only those of articles that were never published, with `areWritten` only
 * those that somebody has saved: sample articles that have left the site have not been.
 */
export async function listDrafts(
  db: Db,
  { offset, limit, areNew = false, areWritten = false }: ListPage & { areNew?: boolean; areWritten?: boolean },
): Promise<AdminArticle[]> {
  let drafts = db
    .selectFrom("article_drafts")
    .leftJoin("articles", "articles.id", "article_drafts.article_id")
    .select(["article_drafts.post", "article_drafts.saved_at"]);
  if (areNew) drafts = drafts.where("articles.id", "is", null);
  if (areWritten) drafts = drafts.where("article_drafts.revision", ">", 0);
  const rows = await drafts
    .orderBy("article_drafts.saved_at", "desc")
    .orderBy("article_drafts.article_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ post, saved_at }) => ({
    ...JSON.parse(post),
    content: "",
    state: "draft",
    atMs: Number(saved_at),
  }));
}

/** Plans, the next first. */
export const listPlanned = async (db: Db): Promise<AdminArticle[]> =>
  (await listPlans(db)).map(({ post, dueAt }) => ({ ...post, content: "", state: "planned", atMs: dueAt }));

/** Of these articles, those with unpublished changes. */
export async function listChanged(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("article_drafts").select("article_id").where("article_id", "in", ids).execute();
  return rows.map(({ article_id }) => article_id);
}
