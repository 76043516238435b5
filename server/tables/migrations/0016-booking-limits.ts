import { sql } from "kysely";
import { foldMailbox } from "#app/rules/mail/fold-mailbox.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Migration } from "./migration.ts";

/** Columns for the limits of bookings, and for recognising a repeated request. */
export const bookingLimits: Migration = {
  name: "0016-booking-limits",
  async up(tx) {
    await sql`alter table bookings add column network text not null default ''`.execute(tx);
    await sql`alter table bookings add column wide_network text not null default ''`.execute(tx);
    await sql`alter table bookings add column mailbox text not null default ''`.execute(tx);
    await sql`alter table bookings add column idempotency_key text`.execute(tx);
    await sql`alter table bookings add column body_hash text not null default ''`.execute(tx);
    await fillMailboxes(tx);
    const index = (name: string) => tx.schema.createIndex(name).on("bookings");
    await index("bookings_by_network").columns(["network", "created_at"]).execute();
    await index("bookings_by_wide_network").columns(["wide_network", "created_at"]).execute();
    await index("bookings_by_mailbox").columns(["mailbox", "start_at"]).execute();
    await index("bookings_by_key").column("idempotency_key").unique().execute();
  },
};

const batch = 500;

async function fillMailboxes(tx: Db) {
  for (let last = "", isMore = true; isMore; ) {
    const rows = await tx
      .selectFrom("bookings")
      .select("email_folded")
      .distinct()
      .where("email_folded", ">", last)
      .orderBy("email_folded")
      .limit(batch)
      .execute();
    for (const { email_folded } of rows) {
      const mailbox = foldMailbox(email_folded);
      await tx.updateTable("bookings").set({ mailbox }).where("email_folded", "=", email_folded).execute();
    }
    last = rows.at(-1)?.email_folded ?? "";
    isMore = rows.length === batch;
  }
}
