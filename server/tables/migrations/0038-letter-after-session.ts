import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** When the owner sent a visitor a letter after a session. */
export const letterAfterSession: Migration = {
  name: "0038-letter-after-session",
  async up(tx) {
    await sql`alter table bookings add column letter_at bigint`.execute(tx);
  },
};
