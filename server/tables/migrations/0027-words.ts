import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Texts that the owner changed: published, being written, and every change that was published. */
export const words: Migration = {
  name: "0027-words",
  async up(tx, engine) {
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable("words")
      .addColumn("text_group", plainText, (column) => column.notNull())
      .addColumn("path", plainText, (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("standard", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("words_key", ["text_group", "path"])
      .execute();
    await tx.schema
      .createTable("word_drafts")
      .addColumn("text_group", plainText, (column) => column.notNull())
      .addColumn("path", plainText, (column) => column.notNull())
      .addColumn("text", "text")
      .addColumn("standard", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("word_drafts_key", ["text_group", "path"])
      .execute();
    await tx.schema
      .createTable("word_changes")
      .addColumn("change_id", plainText, (column) => column.notNull())
      .addColumn("text_group", plainText, (column) => column.notNull())
      .addColumn("path", plainText, (column) => column.notNull())
      .addColumn("text_before", "text")
      .addColumn("text_after", "text")
      .addColumn("published_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("word_changes_key", ["change_id", "text_group", "path"])
      .execute();
    await sql`create index word_changes_by_time on word_changes (published_at desc, change_id)`.execute(tx);
  },
};
