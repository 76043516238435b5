import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * The session that a message is about, whether a later message has overtaken it, and the lists to send again. An index
 * finds the latest form entries.
 */
export const sentMessages: Migration = {
  name: "0021-sent-messages",
  async up(tx) {
    await sql`alter table outbox add column booking_id text`.execute(tx);
    await sql`alter table outbox add column is_overtaken integer not null default 0`.execute(tx);
    await sql`create index outbox_by_booking on outbox (booking_id) where booking_id is not null`.execute(tx);
    await tx.schema
      .createIndex("lead_submissions_in_order")
      .on("lead_submissions")
      .columns(["created_at", "id"])
      .execute();
    await sql`alter table party_outcomes add column detail text not null default ''`.execute(tx);
    await tx.schema
      .createTable("outbox_resends")
      .addColumn("list", "text", (column) => column.primaryKey())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
