import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Columns for the limits of mails by mailbox and network, and for the order in which mails leave. */
export const mailLimits: Migration = {
  name: "0015-mail-limits",
  async up(tx) {
    for (const column of [
      "kind text not null default ''",
      "recipient text not null default ''",
      "mailbox text",
      "network text",
      "wide_network text",
      "held_for text",
      "priority integer not null default 1",
      "sent_at bigint",
    ])
      await sql`alter table outbox add column ${sql.raw(column)}`.execute(tx);
    await sql`create index outbox_by_mailbox on outbox (mailbox, recipient, kind, held_for, created_at) where mailbox is not null`.execute(
      tx,
    );
    for (const network of ["network", "wide_network"])
      await sql`create index ${sql.ref(`outbox_by_${network}`)} on outbox (${sql.ref(network)}, recipient, held_for, created_at) where ${sql.ref(network)} is not null`.execute(
        tx,
      );
    await sql`create index outbox_by_priority on outbox (state, destination, priority, due_at)`.execute(tx);
    await sql`create index outbox_sent on outbox (destination, sent_at) where sent_at is not null`.execute(tx);
  },
};
