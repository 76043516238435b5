import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Stores the first source with the lead, so that years of leads are counted from an index alone. Another index counts
 * the views of pages.
 */
export const firstSources: Migration = {
  name: "0050-first-sources",
  async up(tx) {
    for (const column of ["first_source", "first_page"] as const) {
      await tx.schema
        .alterTable("leads")
        .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
        .execute();
    }
    await sql`
      update leads set first_source = lead_sources.source, first_page = lead_sources.page
      from lead_sources where lead_sources.lead_id = leads.id`.execute(tx);
    await tx.schema.dropTable("lead_sources").execute();
    await tx.schema
      .createIndex("leads_by_first_source")
      .on("leads")
      .columns(["first_source", "first_page", "created_at"])
      .execute();
    await tx.schema.createIndex("leads_by_first_page").on("leads").columns(["first_page", "created_at"]).execute();
    await tx.schema
      .createIndex("visit_counts_by_path")
      .on("visit_counts")
      .columns(["kind", "path", "day", "count"])
      .execute();
  },
};
