import type { Migration } from "./migration.ts";

/** Leads and their form entries, spam included until it expires. */
export const leads: Migration = {
  name: "0004-leads",
  async up(tx) {
    await tx.schema
      .createTable("leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email_folded", "text", (column) => column.notNull().unique())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("business", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("wants_letters", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_contact_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("leads_by_contact").on("leads").column("last_contact_at").execute();

    await tx.schema
      .createTable("lead_submissions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("email_folded", "text", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("attribution", "text", (column) => column.notNull())
      .addColumn("quarantine", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex("lead_submissions_by_email")
      .on("lead_submissions")
      .columns(["email_folded", "created_at"])
      .execute();
    await tx.schema.createIndex("lead_submissions_by_lead").on("lead_submissions").column("lead_id").execute();
  },
};
