import type { Migration } from "./migration.ts";

/** The owner's other calendars, the results of their last reads, and their busy times. */
export const busyCalendars: Migration = {
  name: "0035-busy-calendars",
  async up(tx) {
    await tx.schema
      .createTable("busy_calendars")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("begun", "integer", (column) => column.notNull())
      .addColumn("kept", "integer", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("good_at", "bigint")
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("unread", "integer", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("since", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("busy_times")
      .addColumn("calendar_id", "text", (column) => column.notNull())
      .addColumn("start_at", "bigint", (column) => column.notNull())
      .addColumn("end_at", "bigint", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("sequence", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("busy_times_key", ["calendar_id", "end_at", "start_at", "session_id"])
      .execute();
  },
};
