import type { Author } from "#facts/author.ts";
import type { Post } from "#facts/post.ts";
import { holdPictures } from "#features/pictures/server/pictures.ts";
import type { Db } from "#platform/engine/server/schema.ts";

/** The address of an uploaded picture, anywhere in an article. */
const uploaded = /\/media\/[\w-]+\.webp/g;
/** Of each author, so that nobody pushes out what another wrote. */
const versionsKept = 20;

export const picturesOf = ({ imageSrc, content }: Post) => [...new Set([imageSrc, ...(content.match(uploaded) ?? [])])];

type Version = { id: string; post: Post; hash: string; kind: "published" | "draft"; author: Author };

/** Stores a version of an article, or replaces the one with this id. */
export async function keepVersion(tx: Db, { id, post, hash, kind, author }: Version, nowMs: number): Promise<void> {
  const earlier = tx.selectFrom("article_versions").where("article_id", "=", post.id).where("due_at", "is", null);
  const { last } = await earlier
    .select((expression) => expression.fn.max("saved_at").as("last"))
    .executeTakeFirstOrThrow();
  // Strictly rising, even within a millisecond.
  const savedAt = Math.max(nowMs, Number(last ?? 0) + 1);
  const kept = { hash, post: JSON.stringify(post), saved_at: savedAt, author_id: author.id, author_name: author.name };
  await tx
    .insertInto("article_versions")
    .values({ id, article_id: post.id, due_at: null, kind, ...kept })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(kept))
    .execute();
  if (kind === "draft") await holdPictures(tx, hash, picturesOf(post));
  const old = await earlier
    .select("id")
    .where("kind", "=", kind)
    .where("author_id", "=", author.id)
    .orderBy("saved_at", "desc")
    .offset(versionsKept)
    .limit(1000)
    .execute();
  for (const { id } of old) await tx.deleteFrom("article_versions").where("id", "=", id).execute();
}
