import type { Db } from "#platform/engine/server/schema.ts";

type Note = { id: string; leadId: string; text: string; nowMs: number };

/** False if there is no such lead. */
export async function addNote(db: Db, { id, leadId, text, nowMs }: Note): Promise<boolean> {
  const lead = await db.selectFrom("leads").select("id").where("id", "=", leadId).executeTakeFirst();
  if (!lead) return false;
  await db
    .insertInto("lead_notes")
    .values({ id, lead_id: leadId, text, created_at: nowMs, changed_at: null })
    .execute();
  return true;
}

/** Changes a note; its earlier text is kept until the next change. False if this lead has no such note. */
export async function changeNote(db: Db, { id, leadId, text, nowMs }: Note): Promise<boolean> {
  const rows = await db
    .updateTable("lead_notes")
    .set(({ ref }) => ({ text, earlier_text: ref("text"), changed_at: nowMs }))
    .where("id", "=", id)
    .where("lead_id", "=", leadId)
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** Undoes the last change. False if this lead has no such note, or it was not changed. */
export async function takeBackNote(db: Db, { id, leadId }: Pick<Note, "id" | "leadId">): Promise<boolean> {
  const rows = await db
    .updateTable("lead_notes")
    .set(({ ref }) => ({ text: ref("earlier_text").$notNull(), earlier_text: null }))
    .where("id", "=", id)
    .where("lead_id", "=", leadId)
    .where("earlier_text", "is not", null)
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** False if this lead has no such note. */
export async function deleteNote(db: Db, { id, leadId }: Pick<Note, "id" | "leadId">): Promise<boolean> {
  const rows = await db
    .deleteFrom("lead_notes")
    .where("id", "=", id)
    .where("lead_id", "=", leadId)
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** The notes about some leads, newest first. */
export async function listNotes(db: Db, leadIds: readonly string[], limit: number) {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    text: row.text,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }));
}
