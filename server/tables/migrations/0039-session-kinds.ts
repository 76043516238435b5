import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Kinds of session besides the free audit, and which kind a booking is of: empty for the free audit. */
export const sessionKinds: Migration = {
  name: "0039-session-kinds",
  async up(tx) {
    await tx.schema
      .createTable("session_kinds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("questions", "text", (column) => column.notNull())
      .addColumn("times", "text", (column) => column.notNull())
      .addColumn("is_hidden", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await sql`alter table bookings add column kind_id text not null default ''`.execute(tx);
  },
};
