import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Dated notes in place of one note, and the next step with a person. An earlier note is dated by the last contact. */
export const leadNotes: Migration = {
  name: "0019-lead-notes",
  async up(tx, engine) {
    await tx.schema
      .createTable("lead_notes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint")
      .execute();
    await sql`insert into lead_notes (id, lead_id, text, created_at)
      select id, id, note, last_contact_at from leads where note <> ''`.execute(tx);
    await tx.schema.createIndex("lead_notes_of").on("lead_notes").columns(["lead_id", "created_at"]).execute();
    await tx.schema.alterTable("leads").dropColumn("note").execute();
    const day = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await sql`alter table leads add column next_step text not null default ''`.execute(tx);
    await sql`alter table leads add column next_step_day ${day} not null default ''`.execute(tx);
    await sql`create index leads_due on leads (next_step_day, id) where next_step_day <> ''`.execute(tx);
  },
};
