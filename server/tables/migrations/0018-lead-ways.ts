import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Every way in which a lead ever got in touch, with what the list of leads is ordered and narrowed by. Drops the
 * indexes on the latest way alone.
 */
export const leadWays: Migration = {
  name: "0018-lead-ways",
  async up(tx) {
    await tx.schema
      .createTable("lead_ways")
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("way", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("last_contact_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("lead_ways_key", ["lead_id", "way"])
      .execute();
    await sql`insert into lead_ways (lead_id, way, status, last_contact_at)
      select ways.lead_id, ways.way, leads.status, leads.last_contact_at from (
        select id as lead_id, came_by as way from leads where came_by <> ''
        union select lead_id, form from lead_submissions where lead_id is not null and quarantine = ''
        union select leads.id, 'quiz' from quiz_results join leads on leads.email_folded = quiz_results.email_folded
        union select leads.id, 'booking' from bookings join leads on leads.email_folded = bookings.email_folded
      ) as ways join leads on leads.id = ways.lead_id`.execute(tx);
    const index = (name: string) => tx.schema.createIndex(name).on("lead_ways");
    await index("lead_ways_in_order").columns(["way", "last_contact_at", "lead_id"]).execute();
    await index("lead_ways_by_status").columns(["way", "status", "last_contact_at", "lead_id"]).execute();
    for (const name of ["leads_by_way", "leads_by_both"]) await tx.schema.dropIndex(name).execute();
  },
};
