import type { Db } from "#platform/engine/server/schema.ts";

export type Writer = {
  id: string;
  name: string;
  email: string;
  mayPublish: boolean;
  invitedAt: number;
  joinedAt: number | null;
};

type Row = {
  id: string;
  name: string;
  email: string;
  may_publish: number;
  invited_at: number;
  joined_at: number | null;
};

const shown = (row: Row): Writer => ({
  id: row.id,
  name: row.name,
  email: row.email,
  mayPublish: row.may_publish === 1,
  invitedAt: row.invited_at,
  joinedAt: row.joined_at,
});

export async function listWriters(db: Db): Promise<Writer[]> {
  return (await db.selectFrom("writers").selectAll().orderBy("invited_at").orderBy("id").execute()).map(shown);
}

type NewWriter = Omit<Writer, "joinedAt"> & { invitationHash: string; invitationUntil: number };

export async function addWriter(tx: Db, writer: NewWriter): Promise<void> {
  await tx
    .insertInto("writers")
    .values({
      id: writer.id,
      name: writer.name,
      email: writer.email,
      may_publish: writer.mayPublish ? 1 : 0,
      invited_at: writer.invitedAt,
      joined_at: null,
      invitation_hash: writer.invitationHash,
      invitation_until: writer.invitationUntil,
    })
    .execute();
}

/** The writer of an unused invitation. One that is valid for longer than `maxMs` was made by a clock that was ahead. */
export async function findInvited(
  db: Db,
  invitationHash: string,
  nowMs: number,
  maxMs: number,
): Promise<Writer | undefined> {
  const row = await db
    .selectFrom("writers")
    .selectAll()
    .where("invitation_hash", "=", invitationHash)
    .where("invitation_until", ">", nowMs)
    .where("invitation_until", "<=", nowMs + maxMs)
    .executeTakeFirst();
  return row && shown(row);
}

/** Uses up an invitation. False if it was used meanwhile. */
export async function useInvitation(tx: Db, id: string, invitationHash: string, nowMs: number): Promise<boolean> {
  const row = await tx
    .updateTable("writers")
    .set({ invitation_hash: null, joined_at: nowMs })
    .where("id", "=", id)
    .where("invitation_hash", "=", invitationHash)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function letPublish(db: Db, id: string, mayPublish: boolean): Promise<string | undefined> {
  const row = await db
    .updateTable("writers")
    .set({ may_publish: mayPublish ? 1 : 0 })
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Deletes a writer with their passkeys and sessions. */
export async function removeWriter(db: Db, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom("writers").where("id", "=", id).returning("name").executeTakeFirst();
  return row?.name;
}
