import type { Lead } from "#app/rules/leads/check-lead.ts";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";
import type { Attribution } from "#app/rules/visits/read-attribution.ts";
import type { Db } from "#server/tables/schema.ts";

export const findLead = (db: Db, id: string) =>
  db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();

const maxEvents = 100;

/** A lead's form entries, newest first. */
export async function listSubmissions(db: Db, emailFolded: string) {
  const rows = await db
    .selectFrom("lead_submissions")
    .selectAll()
    .where("email_folded", "=", emailFolded)
    .orderBy("created_at", "desc")
    .limit(maxEvents)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    lead: JSON.parse(row.entry) as Lead,
    attribution: JSON.parse(row.attribution) as Attribution,
    quarantine: row.quarantine,
    createdAt: row.created_at,
  }));
}

/** A lead's quiz results, newest first. */
export const listQuizResultsOf = (db: Db, emailFolded: string) =>
  db
    .selectFrom("quiz_results")
    .selectAll()
    .where("email_folded", "=", emailFolded)
    .orderBy("created_at", "desc")
    .limit(maxEvents)
    .execute();

/** Sets a lead's status; false if there is no such lead. */
export async function changeLead(db: Db, id: string, change: { status: LeadStatus; note: string }): Promise<boolean> {
  const rows = await db.updateTable("leads").set(change).where("id", "=", id).returning("id").execute();
  return rows.length > 0;
}
