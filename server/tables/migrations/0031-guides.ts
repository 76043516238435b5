import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Guides that were made from the owner's words, and why the last one could not be made. */
export const guides: Migration = {
  name: "0031-guides",
  async up(tx, engine) {
    await tx.schema
      .createTable("guides")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("inputs", "text", (column) => column.notNull())
      .addColumn("pdf", engine === "postgres" ? sql`bytea` : sql`blob`, (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("guide_faults")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("inputs", "text", (column) => column.notNull())
      .addColumn("fault", "text", (column) => column.notNull())
      .addColumn("failed_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
