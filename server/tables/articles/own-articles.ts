import { nanoid } from "nanoid";
import type { Post } from "#app/rules/articles/post.ts";
import { raiseContentVersion } from "#server/tables/engine/content-version.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import { holdPictures } from "#server/tables/pictures/pictures.ts";
import type { Db } from "#server/tables/schema.ts";
import { chooseSlug, readKnown, toRow, writeRenamed } from "./store-articles.ts";

export type StoredArticle =
  | { kind: "stored"; slug: string }
  /** The feed has a post with this id. */
  | { kind: "taken" };

/** The address of an uploaded picture, anywhere in an article. */
const uploaded = /\/media\/[\w-]+\.webp/g;
const maxStoredVersions = 20;

/**
 * Publishes or updates a post of the owner's; the same again changes nothing. Sample articles are removed, and an
 * earlier address redirects.
 */
export async function storeOwnArticle(tx: Db, post: Post, nowMs: number): Promise<StoredArticle> {
  await advisoryLock(tx, "own articles");
  await tx.deleteFrom("articles").where("is_sample", "=", 1).execute();
  const known = await readKnown(tx);
  const before = known.byId.get(post.id);
  if (before?.source === "n8n") return { kind: "taken" };
  const isSameAddress = before?.wanted_slug === post.slug || before?.slug === post.slug;
  const slug = before && isSameAddress ? before.slug : chooseSlug(post, known);
  const row = toRow(post, slug, nowMs);
  if (before?.hash === row.hash && before.listed === 1) return { kind: "stored", slug };
  await writeRenamed(tx, [row], known);
  await holdPictures(tx, row.hash, picturesOf(post));
  await keepVersion(tx, post, row.hash, nowMs);
  await raiseContentVersion(tx);
  return { kind: "stored", slug };
}

/** Plans a post for later; nobody sees it before. */
export async function planOwnArticle(tx: Db, post: Post, dueAt: number, nowMs: number): Promise<void> {
  const { hash } = toRow(post, post.slug, nowMs);
  await cancelPlan(tx, post.id);
  await holdPictures(tx, hash, picturesOf(post));
  await tx
    .insertInto("article_versions")
    .values({ id: nanoid(), article_id: post.id, hash, post: JSON.stringify(post), saved_at: nowMs, due_at: dueAt })
    .execute();
}

export const cancelPlan = (tx: Db, articleId: string) =>
  tx.deleteFrom("article_versions").where("article_id", "=", articleId).where("due_at", "is not", null).execute();

export const isPlanDue = async (db: Db, nowMs: number): Promise<boolean> =>
  (await db.selectFrom("article_versions").select("id").where("due_at", "<=", nowMs).limit(1).executeTakeFirst()) !==
  undefined;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Publishes due plans; two instances never publish the same. If the feed has taken the id meanwhile, the plan moves by
 * a day, so that its text stays on the desk; returns the ids of those.
 */
export async function publishDue(tx: Db, nowMs: number): Promise<string[]> {
  const due = await tx.deleteFrom("article_versions").where("due_at", "<=", nowMs).returning("post").execute();
  const taken: Post[] = [];
  for (const row of due) {
    const post: Post = JSON.parse(row.post);
    const { kind } = await storeOwnArticle(tx, post, nowMs);
    if (kind === "taken") taken.push(post);
  }
  for (const post of taken) await planOwnArticle(tx, post, nowMs + dayMs, nowMs);
  return taken.map(({ id }) => id);
}

/** Withdraws an article at once; its address answers 410. */
export async function withdrawOwnArticle(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable("articles")
    .set({ listed: 0, withdrawn_at: 0 })
    .where("id", "=", id)
    .where("source", "=", "static")
    .execute();
  await raiseContentVersion(tx);
}

const picturesOf = ({ imageSrc, content }: Post) => [...new Set([imageSrc, ...(content.match(uploaded) ?? [])])];

async function keepVersion(tx: Db, post: Post, hash: string, nowMs: number) {
  const { last } = await tx
    .selectFrom("article_versions")
    .select((expression) => expression.fn.max("saved_at").as("last"))
    .where("article_id", "=", post.id)
    .executeTakeFirstOrThrow();
  // Strictly rising, even within a millisecond.
  const savedAt = Math.max(nowMs, Number(last ?? 0) + 1);
  await tx
    .insertInto("article_versions")
    .values({ id: nanoid(), article_id: post.id, hash, post: JSON.stringify(post), saved_at: savedAt, due_at: null })
    .execute();
  const old = await tx
    .selectFrom("article_versions")
    .select("id")
    .where("article_id", "=", post.id)
    .where("due_at", "is", null)
    .orderBy("saved_at", "desc")
    .offset(maxStoredVersions)
    .limit(1000)
    .execute();
  for (const { id } of old) await tx.deleteFrom("article_versions").where("id", "=", id).execute();
}
