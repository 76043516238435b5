import type { Migration } from "./migration.ts";

/** How a session takes place, where visitors choose. */
export const meetings: Migration = {
  name: "0063-meetings",
  async up(tx) {
    for (const column of ["meeting", "phone"])
      await tx.schema
        .alterTable("bookings")
        .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
        .execute();
  },
};
