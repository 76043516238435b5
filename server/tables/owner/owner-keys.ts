import type { Db } from "#server/tables/schema.ts";

/** The owner key in force, hashed, if one has been made. */
export async function readOwnerKey(db: Db): Promise<{ id: number; hash: string } | undefined> {
  return db.selectFrom("owner_keys").select(["id", "hash"]).orderBy("id", "desc").limit(1).executeTakeFirst();
}

export async function addOwnerKey(tx: Db, hash: string, nowMs: number): Promise<void> {
  await tx.insertInto("owner_keys").values({ hash, created_at: nowMs }).execute();
}
