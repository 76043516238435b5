import type { Selectable } from "kysely";
import { nanoid } from "nanoid";
import { theOwner } from "#facts/author.ts";
import type { Post } from "#facts/post.ts";
import type { Planner } from "#features/owner/server/queries/publishers.ts";
import { holdPictures } from "#features/pictures/server/pictures.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { addDraft, findDraft, holdForDraft, keepDraftVersion } from "./article-drafts.ts";
import { summaryColumns, toSummary } from "./article-summaries.ts";
import { keepVersion, picturesOf } from "./article-versions.ts";
import { chooseSlug, readKnown, toRow, writeRenamed } from "./store-articles.ts";

export type StoredArticle =
  | { kind: "stored"; slug: string }
  /** The feed has a post with this id. */
  | { kind: "taken" };

/**
 * Publishes or updates a post of the owner's; the same again changes nothing. Sample articles become drafts, and
 * an earlier address redirects.
 */
export async function storeOwnArticle(tx: Db, post: Post, nowMs: number, author = theOwner): Promise<StoredArticle> {
  await advisoryLock(tx, "own articles");
  await keepSamplesAsDrafts(tx, nowMs);
  const known = await readKnown(tx);
  const before = known.byId.get(post.id);
  if (before?.source === "n8n") return { kind: "taken" };
  const isSameAddress = before?.wanted_slug === post.slug || before?.slug === post.slug;
  const slug = before && isSameAddress ? before.slug : chooseSlug(post, known);
  const row = toRow(post, slug, nowMs);
  if (before?.hash === row.hash && before.listed === 1) return { kind: "stored", slug };
  await writeRenamed(tx, [row], known);
  await holdPictures(tx, row.hash, picturesOf(post));
  await keepVersion(tx, { id: nanoid(), post, hash: row.hash, kind: "published", author }, nowMs);
  await raiseContentVersion(tx);
  return { kind: "stored", slug };
}

/** The sample articles leave the site, and stay on the desk. */
async function keepSamplesAsDrafts(tx: Db, nowMs: number): Promise<void> {
  const samples = tx.selectFrom("articles").where("is_sample", "=", 1);
  for (const row of await samples.select([...summaryColumns, "content"]).execute())
    await addDraft(tx, { ...toSummary(row), content: row.content, due: "" }, owner, nowMs);
  await tx.deleteFrom("articles").where("is_sample", "=", 1).execute();
}

const owner: Planner = { writerId: null, publishingKeyId: null, author: theOwner };

/** Plans a post for later; nobody sees it before. */
export async function planOwnArticle(
  tx: Db,
  post: Post,
  dueAt: number,
  nowMs: number,
  { writerId, publishingKeyId, author } = owner,
): Promise<void> {
  const { hash } = toRow(post, post.slug, nowMs);
  await deletePlan(tx, post.id);
  await holdPictures(tx, hash, picturesOf(post));
  const named = { author_id: author.id, author_name: author.name };
  const planner = { writer_id: writerId, publishing_key_id: publishingKeyId, ...named };
  const plan = { hash, post: JSON.stringify(post), saved_at: nowMs, due_at: dueAt, ...planner };
  await tx
    .insertInto("article_versions")
    .values({ id: nanoid(), article_id: post.id, ...plan })
    .execute();
}

/** Turns the plans of a writer or a key into drafts. Returns their number. */
export const stopPlansOf = async (
  tx: Db,
  planner: "writer_id" | "publishing_key_id",
  id: string,
  nowMs: number,
): Promise<number> => keepAsDrafts(tx, await deletePlans(tx).where(planner, "=", id).returningAll().execute(), nowMs);

/** Drops a plan; its text becomes a draft. */
export const stopPlan = async (tx: Db, articleId: string, nowMs: number): Promise<number> =>
  keepAsDrafts(tx, await deletePlans(tx).where("article_id", "=", articleId).returningAll().execute(), nowMs);

type Planned = Record<"writer_id" | "publishing_key_id", string | null> & Record<"author_id" | "author_name", string>;

const plannerOf = ({ writer_id, publishing_key_id, author_id, author_name }: Planned): Planner => ({
  writerId: writer_id,
  publishingKeyId: publishing_key_id,
  author: { id: author_id, name: author_name },
});

/** If there is a newer draft, the text stays among the versions. */
async function keepAsDrafts(
  tx: Db,
  plans: readonly Selectable<Schema["article_versions"]>[],
  nowMs: number,
): Promise<number> {
  for (const { post, ...row } of plans) {
    const draft = { ...(JSON.parse(post) as Post), due: "" };
    const planner = plannerOf(row);
    if (await findDraft(tx, draft.id)) await keepDraftVersion(tx, draft, planner.author, nowMs);
    else await holdForDraft(tx, draft, picturesOf(draft), planner, nowMs);
  }
  return plans.length;
}

/** Deletes the plan of an article that is published. */
export const deletePlan = (tx: Db, articleId: string) => deletePlans(tx).where("article_id", "=", articleId).execute();

const deletePlans = (tx: Db) => tx.deleteFrom("article_versions").where("due_at", "is not", null);

export const isPlanDue = async (db: Db, nowMs: number): Promise<boolean> =>
  (await db.selectFrom("article_versions").select("id").where("due_at", "<=", nowMs).limit(1).executeTakeFirst()) !==
  undefined;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Publishes due plans; two instances never publish the same. If the feed has taken the id meanwhile, the plan moves by
 * a day, so that its text stays on the desk; returns the ids of those.
 */
export async function publishDue(tx: Db, nowMs: number): Promise<string[]> {
  const due = await tx
    .deleteFrom("article_versions")
    .where("due_at", "<=", nowMs)
    .returning(["post", "writer_id", "publishing_key_id", "author_id", "author_name"])
    .execute();
  const taken: { post: Post; planner: Planner }[] = [];
  for (const row of due) {
    const post: Post = JSON.parse(row.post);
    const planner = plannerOf(row);
    const { kind } = await storeOwnArticle(tx, post, nowMs, planner.author);
    if (kind === "taken") taken.push({ post, planner });
  }
  for (const { post, planner } of taken) await planOwnArticle(tx, post, nowMs + dayMs, nowMs, planner);
  return taken.map(({ post }) => post.id);
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

/** Shows an article of the owner's again that was taken down, as it was. */
export async function showOwnArticle(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable("articles")
    .set({ listed: 1, withdrawn_at: null })
    .where("id", "=", id)
    .where("source", "=", "static")
    .where("withdrawn_at", "is not", null)
    .execute();
  await raiseContentVersion(tx);
}
