import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Subscribers, stops, the mails of sequences, letters to many, and their counts. */
export const letters: Migration = {
  name: "0040-letters",
  async up(tx) {
    await tx.schema
      .createTable("letter_subscribers")
      .addColumn("email_folded", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("agreed_words", "text", (column) => column.notNull())
      .addColumn("agreed_on", "text", (column) => column.notNull())
      .addColumn("sequence", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("stopped_at", "bigint")
      .addColumn("stopped_by", "text")
      .addColumn("paused_until", "bigint")
      .execute();
    await tx.schema
      .createIndex("letter_subscribers_by_state")
      .on("letter_subscribers")
      .columns(["state", "email_folded"])
      .execute();
    await tx.schema
      .createTable("letter_stops")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("stopped_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("letter_plans")
      .addColumn("email_folded", "text", (column) => column.notNull())
      .addColumn("letter", "text", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("letter_plans_key", ["email_folded", "letter"])
      .execute();
    await tx.schema.createIndex("letter_plans_due").on("letter_plans").columns(["state", "due_at"]).execute();
    await tx.schema
      .createTable("newsletters")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("article_slug", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("part", "text", (column) => column.notNull())
      .addColumn("due_at", "bigint")
      .addColumn("queued_to", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .execute();
    await tx.schema
      .createTable("letter_counts")
      .addColumn("letter", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("letter_counts_key", ["letter", "what"])
      .execute();
    await sql`alter table outbox add column letter text`.execute(tx);
    // Guarantees that an address gets a letter once at most.
    await sql`create unique index outbox_by_letter on outbox (letter, about) where letter is not null`.execute(tx);
  },
};
