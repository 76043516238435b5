import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Visitors who did not come, and the order in which the desk lists sessions. */
export const bookingDesk: Migration = {
  name: "0023-booking-desk",
  async up(tx) {
    await sql`alter table bookings add column no_show integer not null default 0`.execute(tx);
    await tx.schema.createIndex("bookings_by_start").on("bookings").columns(["start_at", "id"]).execute();
  },
};
