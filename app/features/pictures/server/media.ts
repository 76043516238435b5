import type { Db } from "#platform/engine/server/schema.ts";

export type Media = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** A file by the hash of its content. */
export async function findMedia(db: Db, hash: string): Promise<Media | undefined> {
  const row = await db.selectFrom("media").select(["type", "bytes"]).where("hash", "=", hash).executeTakeFirst();
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}

/** Deletes a file that neither an article's picture nor one of the owner's looks uses. */
export const removeUnusedMedia = (tx: Db, hash: string) =>
  tx
    .deleteFrom("media")
    .where("hash", "=", hash)
    .where("hash", "not in", (inner) => inner.selectFrom("picture_files").select("hash"))
    .where("hash", "not in", (inner) => inner.selectFrom("look_files").select("hash"))
    .execute();
