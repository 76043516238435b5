import type { Db } from "#platform/engine/server/schema.ts";

type Link = { tokenHash: string; ownerKeyId: number; expiresAt: number };

/** Stores a link in place of all earlier ones. */
export async function replaceOwnerLink(tx: Db, { tokenHash, ownerKeyId, expiresAt }: Link): Promise<void> {
  await tx.deleteFrom("owner_links").execute();
  await tx
    .insertInto("owner_links")
    .values({ token_hash: tokenHash, owner_key_id: ownerKeyId, expires_at: expiresAt })
    .execute();
}

/** The key under which an unused link was made. One that ends too late was made under a clock that was ahead. */
export async function findOwnerLink(
  db: Db,
  tokenHash: string,
  nowMs: number,
  maxMs: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("owner_links")
    .select("owner_key_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", nowMs)
    .where("expires_at", "<=", nowMs + maxMs)
    .executeTakeFirst();
  return row?.owner_key_id;
}

/** Uses up a link and returns its key; of several calls at once only one succeeds. */
export async function takeOwnerLink(tx: Db, tokenHash: string): Promise<number | undefined> {
  const row = await tx
    .deleteFrom("owner_links")
    .where("token_hash", "=", tokenHash)
    .returning("owner_key_id")
    .executeTakeFirst();
  return row?.owner_key_id;
}
