import type { Migration } from "./migration.ts";

/** Sessions as they were written into the owner's calendar. */
export const calendarCopies: Migration = {
  name: "0036-calendar-copies",
  async up(tx) {
    await tx.schema
      .createTable("calendar_copies")
      .addColumn("booking_id", "text", (column) => column.primaryKey())
      .addColumn("calendar_id", "text", (column) => column.notNull())
      .addColumn("sequence", "bigint", (column) => column.notNull())
      .addColumn("written_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
