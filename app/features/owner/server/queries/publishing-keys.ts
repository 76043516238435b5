import type { Db } from "#platform/engine/server/schema.ts";

export type PublishingKey = { id: string; name: string; createdAt: number; lastUsedAt: number | null };

const shown = (row: { id: string; name: string; created_at: number; last_used_at: number | null }): PublishingKey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

/** The newest first. */
export async function listPublishingKeys(db: Db): Promise<PublishingKey[]> {
  const rows = await db.selectFrom("publishing_keys").selectAll().orderBy("created_at", "desc").orderBy("id").execute();
  return rows.map(shown);
}

export async function findPublishingKey(db: Db, hash: string): Promise<PublishingKey | undefined> {
  const row = await db.selectFrom("publishing_keys").selectAll().where("hash", "=", hash).executeTakeFirst();
  return row && shown(row);
}

type NewKey = { id: string; name: string; hash: string; createdAt: number };

export async function addPublishingKey(tx: Db, { createdAt, ...key }: NewKey): Promise<void> {
  await tx
    .insertInto("publishing_keys")
    .values({ ...key, created_at: createdAt, last_used_at: null })
    .execute();
}

export async function notePublishingKeyUse(db: Db, id: string, nowMs: number): Promise<void> {
  await db.updateTable("publishing_keys").set({ last_used_at: nowMs }).where("id", "=", id).execute();
}

/** Deletes a key and returns its name; undefined if it is gone. */
export async function removePublishingKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom("publishing_keys").where("id", "=", id).returning("name").executeTakeFirst();
  return row?.name;
}
