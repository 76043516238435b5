import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Sessions that visitors have booked. */
export const bookings: Migration = {
  name: "0006-bookings",
  async up(tx) {
    await tx.schema
      .createTable("bookings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("link_key", "text", (column) => column.notNull().unique())
      .addColumn("start_at", "bigint", (column) => column.notNull())
      .addColumn("end_at", "bigint", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_folded", "text", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("notes", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("remind_at", "bigint")
      .addColumn("wants_reminders", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    // Guarantees that no hour is booked twice.
    await sql`create unique index bookings_once on bookings (start_at) where state = 'booked'`.execute(tx);
    await tx.schema.createIndex("bookings_by_email").on("bookings").column("email_folded").execute();
    await tx.schema.createIndex("bookings_reminders").on("bookings").columns(["state", "remind_at"]).execute();
  },
};
