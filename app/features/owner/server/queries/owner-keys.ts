import type { Db } from "#platform/engine/server/schema.ts";

/** The hash of the owner's key in force, if there is one. */
export async function readOwnerKey(db: Db): Promise<{ id: number; hash: string } | undefined> {
  return db.selectFrom("owner_keys").select(["id", "hash"]).orderBy("id", "desc").limit(1).executeTakeFirst();
}

export async function addOwnerKey(tx: Db, hash: string, nowMs: number): Promise<void> {
  await tx.insertInto("owner_keys").values({ hash, created_at: nowMs }).execute();
}
