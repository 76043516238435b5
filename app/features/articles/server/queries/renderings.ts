import type { Post } from "#facts/post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { ShownArticle } from "../../rules/render/show-article.ts";

export type RenderingKey = { articleHash: string; version: string };

export async function findRendering(db: Db, { articleHash, version }: RenderingKey): Promise<ShownArticle | undefined> {
  const row = await db
    .selectFrom("renderings")
    .select(["html", "contents", "is_real", "has_loose_marks"])
    .where("article_hash", "=", articleHash)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) return undefined;
  const { html, contents, is_real, has_loose_marks } = row;
  return { html, contents: JSON.parse(contents), isReal: is_real === 1, hasLooseMarks: has_loose_marks === 1 };
}

export type Unrendered = Pick<Post, "title" | "content" | "source" | "imageSrc"> & { hash: string };

/** Articles that this version has not rendered yet, listed ones first. */
export async function listUnrendered(db: Db, version: string, limit: number): Promise<Unrendered[]> {
  const rows = await db
    .selectFrom("articles")
    .leftJoin("renderings", (join) =>
      join.onRef("renderings.article_hash", "=", "articles.hash").on("renderings.version", "=", version),
    )
    .select(["articles.hash", "articles.title", "articles.content", "articles.source", "articles.image_src"])
    .where("renderings.article_hash", "is", null)
    .orderBy("articles.listed", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ image_src, ...row }) => ({ ...row, imageSrc: image_src }));
}

export async function storeRendering(tx: Db, key: RenderingKey, shown: ShownArticle, nowMs: number): Promise<void> {
  await tx
    .insertInto("renderings")
    .values({
      article_hash: key.articleHash,
      version: key.version,
      html: shown.html,
      contents: JSON.stringify(shown.contents),
      is_real: shown.isReal ? 1 : 0,
      has_loose_marks: shown.hasLooseMarks ? 1 : 0,
      made_at: nowMs,
    })
    .onConflict((conflict) => conflict.columns(["article_hash", "version"]).doNothing())
    .execute();
}

/** Deletes the renderings of articles that name one of these pictures, so that they show it. */
export async function deleteRenderingsWith(tx: Db, pictureIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("renderings")
    .where("article_hash", "in", (inner) =>
      inner.selectFrom("picture_uses").select("article_hash").where("picture_id", "in", pictureIds),
    )
    .execute();
}

/** An instance of another version may still be running. */
const otherVersionsMaxAgeMs = 24 * 60 * 60 * 1000;

/** Deletes renderings that no article uses, and those of old versions. */
export async function pruneRenderings(tx: Db, version: string, nowMs: number): Promise<void> {
  await tx
    .deleteFrom("renderings")
    .where((where) =>
      where.or([
        where("article_hash", "not in", (inner) => inner.selectFrom("articles").select("hash")),
        where.and([where("version", "!=", version), where("made_at", "<", nowMs - otherVersionsMaxAgeMs)]),
      ]),
    )
    .execute();
}
