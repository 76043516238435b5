import type { Migration } from "./migration.ts";

/** How many events of a calendar are in time zones that nothing tells about, and the name of the first such zone. */
export const unknownZones: Migration = {
  name: "0060-unknown-zones",
  async up(tx) {
    await tx.schema
      .alterTable("busy_calendars")
      .addColumn("unknown_zones", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .alterTable("busy_calendars")
      .addColumn("unknown_zone", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
