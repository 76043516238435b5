import type { Db, Schema } from "#platform/engine/server/schema.ts";

export type MailboxRow = Schema["mailbox_reads"];

export const findMailbox = (db: Db, id: string): Promise<MailboxRow | undefined> =>
  db.selectFrom("mailbox_reads").selectAll().where("id", "=", id).executeTakeFirst();

/** Begins a read, and deletes folders that are no longer connected: those of `connected` are. */
export async function beginMailboxRead(
  tx: Db,
  id: string,
  { nowMs, connected }: { nowMs: number; connected: readonly string[] },
): Promise<MailboxRow> {
  await tx.deleteFrom("mailbox_reads").where("id", "not in", connected).execute();
  const fresh = { id, uid_validity: 0, last_uid: 0, good_at: null, outcome: "", unread: 0, since: nowMs };
  return tx
    .insertInto("mailbox_reads")
    .values({ ...fresh, asked_at: nowMs })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ asked_at: nowMs }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Place = { uidValidity: number; lastUid: number; unread: number };

/** Notes how far the mailbox was read, and adds to `unread`. */
export async function noteMailboxPlace(db: Db, id: string, { uidValidity, lastUid, unread }: Place): Promise<void> {
  await db
    .updateTable("mailbox_reads")
    .set((row) => ({ uid_validity: uidValidity, last_uid: lastUid, unread: row("unread", "+", unread) }))
    .where("id", "=", id)
    .execute();
}

/** `goodAt` if it could be read. */
export async function noteMailboxOutcome(db: Db, id: string, outcome: string, goodAt?: number): Promise<void> {
  await db
    .updateTable("mailbox_reads")
    .set({ outcome, ...(goodAt === undefined ? {} : { good_at: goodAt }) })
    .where("id", "=", id)
    .execute();
}
