import { sql } from "kysely";
import type { Cursor } from "#app/rules/http/cursor.ts";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";
import type { Db } from "#server/tables/schema.ts";

type Standing = { status: LeadStatus; last_contact_at: number };

/** Notes that a lead came this way, once; all of their ways have the lead's order and status. */
export async function noteWay(tx: Db, leadId: string, way: string, standing: Standing): Promise<void> {
  await tx
    .insertInto("lead_ways")
    .values({ lead_id: leadId, way, ...standing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable("lead_ways").set(standing).where("lead_id", "=", leadId).execute();
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
