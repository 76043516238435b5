import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Old addresses and where they lead, addresses asked for in vain, and the check of links. */
export const redirects: Migration = {
  name: "0028-redirects",
  async up(tx, engine) {
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable("redirects")
      .addColumn("old_address", plainText, (column) => column.primaryKey())
      .addColumn("new_address", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("missed_addresses")
      .addColumn("address", plainText, (column) => column.primaryKey())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addColumn("linked_from", "text", (column) => column.notNull())
      .addColumn("is_set_aside", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .createTable("link_check")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .addColumn("pages", "integer", (column) => column.notNull())
      .addColumn("links", "integer", (column) => column.notNull())
      .addColumn("checked", "integer", (column) => column.notNull())
      .addColumn("is_cut", "integer", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("doubtful_links")
      .addColumn("address", plainText, (column) => column.primaryKey())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("pages", "text", (column) => column.notNull())
      .execute();
  },
};
