import type { Migration } from "./migration.ts";

/** The latest notes, and the people and sessions of a period, without reading all of them. */
export const listsByTime: Migration = {
  name: "0049-lists-by-time",
  async up(tx) {
    await tx.schema.createIndex("lead_notes_by_time").on("lead_notes").column("created_at").execute();
    await tx.schema.createIndex("leads_by_creation").on("leads").columns(["created_at", "id"]).execute();
    await tx.schema
      .createIndex("bookings_by_creation")
      .on("bookings")
      .columns(["created_at", "email_folded"])
      .execute();
  },
};
