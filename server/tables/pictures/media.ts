import type { Db } from "#server/tables/schema.ts";

export type Media = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** A file by the hash of its content. */
export async function findMedia(db: Db, hash: string): Promise<Media | undefined> {
  const row = await db.selectFrom("media").select(["type", "bytes"]).where("hash", "=", hash).executeTakeFirst();
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}
