import { sql } from "kysely";
import { formNames } from "#facts/forms.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { LeadStatus } from "../../rules/lead-status.ts";

type SharedColumns = { status: LeadStatus; last_contact_at: number };

/** Notes once that a lead came this way; all ways of a lead share its last contact and status. */
export async function noteWay(tx: Db, leadId: string, way: string, shared: SharedColumns): Promise<void> {
  await tx
    .insertInto("lead_ways")
    .values({ lead_id: leadId, way, ...shared })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable("lead_ways").set(shared).where("lead_id", "=", leadId).execute();
}

export const setStatusOfWays = (tx: Db, leadId: string, status: LeadStatus) =>
  tx.updateTable("lead_ways").set({ status }).where("lead_id", "=", leadId).execute();

type Asked = { came: string; status: LeadStatus | undefined; before: Cursor | undefined; limit: number };

/** The ids of leads who ever came this way, by last contact, newest first. */
export async function listIdsByWay(db: Db, { came, status, before, limit }: Asked): Promise<string[]> {
  let ways = db.selectFrom("lead_ways").select("lead_id").where("way", "=", came);
  if (status) ways = ways.where("status", "=", status);
  if (before) ways = ways.where(sql<boolean>`(last_contact_at, lead_id) < (${before.ms}, ${before.id})`);
  const rows = await ways.orderBy("last_contact_at", "desc").orderBy("lead_id", "desc").limit(limit).execute();
  return rows.map(({ lead_id }) => lead_id);
}

const leadId = sql.ref<string>("leads.id");

/** Selects the lead of the outer query if they came this way, ever or within a time. */
export function whoCame(db: Db, way: string, sinceMs: number | undefined, untilMs = Number.MAX_SAFE_INTEGER) {
  if (sinceMs !== undefined) return whoCameSince(db, way, sinceMs, untilMs);
  const ways = db.selectFrom("lead_ways").select("lead_ways.lead_id").where("lead_ways.lead_id", "=", leadId);
  return ways.where("lead_ways.way", "in", way === "form" ? formNames : [way]);
}

function whoCameSince(db: Db, way: string, sinceMs: number, untilMs: number) {
  if (way === "quiz")
    return db
      .selectFrom("quiz_results")
      .select("quiz_results.id")
      .where("quiz_results.email_folded", "=", sql.ref<string>("leads.email_folded"))
      .where("quiz_results.is_set_aside", "=", 0)
      .where("quiz_results.created_at", ">=", sinceMs)
      .where("quiz_results.created_at", "<", untilMs);
  if (way === "booking")
    return db
      .selectFrom("bookings")
      .select("bookings.id")
      .where("bookings.email_folded", "=", sql.ref<string>("leads.email_folded"))
      .where("bookings.created_at", ">=", sinceMs)
      .where("bookings.created_at", "<", untilMs);
  return db
    .selectFrom("lead_submissions")
    .select("lead_submissions.id")
    .where("lead_submissions.lead_id", "=", leadId)
    .where("lead_submissions.form", "in", way === "form" ? formNames : [way])
    .where("lead_submissions.created_at", ">=", sinceMs)
    .where("lead_submissions.created_at", "<", untilMs);
}
