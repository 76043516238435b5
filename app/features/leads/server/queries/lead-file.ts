import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Lead } from "../../rules/check-lead.ts";
import type { Attribution } from "../../rules/read-attribution.ts";

export const findLead = (db: Db, id: string) =>
  db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();

/** A lead's form entries, newest first. */
export async function listSubmissions(db: Db, emailFolded: string, limit: number) {
  const rows = await db
    .selectFrom("lead_submissions")
    .selectAll()
    .where("email_folded", "=", emailFolded)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(readSubmission);
}

/** An entry that became a lead. */
export async function findSubmission(db: Db, id: string) {
  const row = await db.selectFrom("lead_submissions").selectAll().where("id", "=", id).executeTakeFirst();
  return row?.lead_id ? { ...readSubmission(row), leadId: row.lead_id } : undefined;
}

export type Submission = ReturnType<typeof readSubmission>;

export const readSubmission = (row: Schema["lead_submissions"]) => ({
  id: row.id,
  form: row.form,
  lead: JSON.parse(row.entry) as Lead,
  attribution: JSON.parse(row.attribution) as Attribution,
  suspicion: row.quarantine,
  createdAt: row.created_at,
});

/** The attribution of a lead's first form entry that has one. */
export async function findFirstAttribution(db: Db, emailFolded: string): Promise<Attribution | undefined> {
  const row = await db
    .selectFrom("lead_submissions")
    .select("attribution")
    .where("email_folded", "=", emailFolded)
    .where("quarantine", "=", "")
    .where("attribution", "!=", "{}")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row && JSON.parse(row.attribution);
}

/** A lead's quiz results, newest first. */
export const listQuizResultsOf = (db: Db, emailFolded: string, limit: number) =>
  db
    .selectFrom("quiz_results")
    .selectAll()
    .where("email_folded", "=", emailFolded)
    .where("is_set_aside", "=", 0)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();

/** A lead's sessions, the latest first. */
export const listBookingsOf = (db: Db, emailFolded: string, limit: number) =>
  db
    .selectFrom("bookings")
    .select(["id", "start_at", "state", "notes", "created_at"])
    .where("email_folded", "=", emailFolded)
    .orderBy("start_at", "desc")
    .limit(limit)
    .execute();
