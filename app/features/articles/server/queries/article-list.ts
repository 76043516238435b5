import type { PostSummary } from "#facts/post.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { listPlans } from "./article-admin.ts";
import { summaryColumns, toSummary } from "./article-summaries.ts";

/** Filters of the owner's list. */
export type ArticleListName = "all" | "draft" | "planned" | "published" | "down" | "feed";

type ArticleState = "draft" | "planned" | "published" | "down" | "feed" | "left" | "sample" | "sampleDraft";

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
 * Drafts, the last saved first; with `areNew` only those of articles that were never published, with `kind` only those
 * that somebody has saved, or the sample articles that have left the site, which nobody has.
 */
export async function listDrafts(
  db: Db,
  { offset, limit, areNew = false, kind }: ListPage & { areNew?: boolean; kind?: "written" | "samples" },
): Promise<AdminArticle[]> {
  let drafts = db
    .selectFrom("article_drafts")
    .leftJoin("articles", "articles.id", "article_drafts.article_id")
    .select(["article_drafts.post", "article_drafts.saved_at", "article_drafts.revision"]);
  if (areNew) drafts = drafts.where("articles.id", "is", null);
  if (kind) drafts = drafts.where("article_drafts.revision", kind === "written" ? ">" : "=", 0);
  const rows = await drafts
    .orderBy("article_drafts.saved_at", "desc")
    .orderBy("article_drafts.article_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ post, saved_at, revision }) => ({
    ...JSON.parse(post),
    content: "",
    state: revision > 0 ? "draft" : "sampleDraft",
    atMs: Number(saved_at),
  }));
}

/** The number of drafts of articles that were never published, and of articles that were. */
export async function countArticles(db: Db) {
  const { count } = db.fn;
  const drafts = db
    .selectFrom("article_drafts")
    .leftJoin("articles", "articles.id", "article_drafts.article_id")
    .where("articles.id", "is", null)
    .where("revision", ">", 0)
    .select(count<number>("article_id").as("count"));
  const published = db.selectFrom("articles").select(count<number>("id").as("count"));
  const row = await db.selectNoFrom([drafts.as("drafts"), published.as("published")]).executeTakeFirstOrThrow();
  return { drafts: Number(row.drafts), published: Number(row.published) };
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
