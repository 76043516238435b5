import type { Db } from "./schema.ts";

/** The hash of the owner key in force, if one has been made. */
export async function readOwnerKeyHash(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("owner_keys").select("hash").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.hash;
}

export async function addOwnerKey(tx: Db, hash: string, nowMs: number): Promise<void> {
  await tx.insertInto("owner_keys").values({ hash, created_at: nowMs }).execute();
}
