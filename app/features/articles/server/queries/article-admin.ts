import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Author } from "#facts/author.ts";
import type { Post } from "#facts/post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { countWords } from "../../rules/read-time.ts";
import { findDraft } from "./article-drafts.ts";
import { summaryColumns, toSummary } from "./article-summaries.ts";

export type PlannedArticle = { post: Post; dueAt: number };

const planned = (db: Db) =>
  db.selectFrom("article_versions").select(["post", "due_at"]).where("due_at", "is not", null);

const toPlan = ({ post, due_at }: { post: string; due_at: number | null }): PlannedArticle => ({
  post: JSON.parse(post),
  dueAt: due_at ?? 0,
});

/** Planned articles, the next first. */
export async function listPlans(db: Db): Promise<PlannedArticle[]> {
  return (await planned(db).orderBy("due_at").limit(100).execute()).map(toPlan);
}

async function findPlan(db: Db, articleId: string): Promise<PlannedArticle | undefined> {
  const row = await planned(db).where("article_id", "=", articleId).executeTakeFirst();
  return row && toPlan(row);
}

type ArticleVersion = {
  id: string;
  savedAt: number;
  title: string;
  words: number;
  kind: "published" | "draft";
  author: Author;
};

export type OwnArticle = {
  /** The text being written: the draft, else the plan, else what is shown. */
  post: Post & { due?: string };
  /** 0 if there is no draft. */
  revision: number;
  draftSavedAt?: number;
  /** The writer who began the draft; null for the owner. */
  draftWriterId?: string | null;
  /** The author who saved it last; empty if that was not stored. */
  draftAuthorId?: string;
  /** Absent if it was never published. */
  shown?: { slug: string; listed: boolean };
  plan?: PlannedArticle;
  versions: ArticleVersion[];
};

/** An article of the owner's with its draft, plan and earlier versions. */
export async function findOwnArticle(db: Db, id: string): Promise<OwnArticle | undefined> {
  const row = await db
    .selectFrom("articles")
    .select([...summaryColumns, "content", "listed"])
    .where("id", "=", id)
    .where("source", "=", "static")
    .executeTakeFirst();
  const plan = await findPlan(db, id);
  const draft = await findDraft(db, id);
  const post: Post | undefined = draft?.post ?? plan?.post ?? (row && { ...toSummary(row), content: row.content });
  if (!post) return undefined;
  const shown = row && { slug: row.slug, listed: row.listed === 1 };
  const { revision = 0, savedAt, writerId, authorId } = draft ?? {};
  const drafted = { revision, draftSavedAt: savedAt, draftWriterId: writerId, draftAuthorId: authorId };
  return { post, ...drafted, shown, plan, versions: await listVersions(db, id) };
}

async function listVersions(db: Db, articleId: string): Promise<ArticleVersion[]> {
  // SQLite reads through a row's text to reach the columns behind it, so only the id is selected for all.
  const ids = await db
    .selectFrom("article_versions")
    .select("id")
    .where("article_id", "=", articleId)
    .orderBy("saved_at", "desc")
    .execute();
  const versions: ArticleVersion[] = [];
  for (const { id } of ids) {
    // Forty long texts in a row would block the event loop.
    await letOthersRun();
    const version = await readVersion(db, id);
    if (version) versions.push(version);
  }
  return versions;
}

async function readVersion(db: Db, id: string): Promise<ArticleVersion | undefined> {
  const row = await db
    .selectFrom("article_versions")
    .select(["saved_at", "post", "kind", "author_id", "author_name"])
    .where("id", "=", id)
    .where("due_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, content }: Post = JSON.parse(row.post);
  const author = { id: row.author_id, name: row.author_name };
  return { id, savedAt: row.saved_at, title, words: countWords(content), kind: row.kind, author };
}

type FoundVersion = { post: Post; savedAt: number };

export async function findVersion(db: Db, articleId: string, versionId: string): Promise<FoundVersion | undefined> {
  const row = await db
    .selectFrom("article_versions")
    .select(["post", "saved_at"])
    .where("id", "=", versionId)
    .where("article_id", "=", articleId)
    .executeTakeFirst();
  return row && { post: JSON.parse(row.post), savedAt: Number(row.saved_at) };
}
