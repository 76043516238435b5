import type { Db } from "#server/tables/schema.ts";

/** `keyShownAt` is when the owner key was last entered in it. */
type Session = { tokenHash: string; ownerKeyId: number; expiresAt: number; keyShownAt: number };

export async function addOwnerSession(
  db: Db,
  { tokenHash, ownerKeyId, expiresAt, keyShownAt }: Session,
): Promise<void> {
  await db
    .insertInto("owner_sessions")
    .values({ token_hash: tokenHash, owner_key_id: ownerKeyId, expires_at: expiresAt, key_shown_at: keyShownAt })
    .execute();
}

/**
 * Whether the session is open and its key still in force. One that ends later than any valid session was opened under a
 * clock that was ahead.
 */
export async function isOwnerSessionOpen(db: Db, tokenHash: string, nowMs: number, maxMs: number): Promise<boolean> {
  const row = await db
    .selectFrom("owner_sessions")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", nowMs)
    .where("expires_at", "<=", nowMs + maxMs)
    .where("owner_key_id", "=", ({ selectFrom }) =>
      selectFrom("owner_keys").select(({ fn }) => fn.max("id").as("newest")),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function readKeyShownAt(db: Db, tokenHash: string): Promise<number> {
  const row = await db
    .selectFrom("owner_sessions")
    .select("key_shown_at")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.key_shown_at ?? 0;
}

export async function noteKeyShown(db: Db, tokenHash: string, nowMs: number): Promise<void> {
  await db.updateTable("owner_sessions").set({ key_shown_at: nowMs }).where("token_hash", "=", tokenHash).execute();
}

export async function endOwnerSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("owner_sessions").where("token_hash", "=", tokenHash).execute();
}

/** Signs out everywhere. */
export async function endOwnerSessions(db: Db): Promise<void> {
  await db.deleteFrom("owner_sessions").execute();
}
