import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Pages of guides that were made anew, as pictures. */
export const guidePages: Migration = {
  name: "0045-guide-pages",
  async up(tx, engine) {
    await tx.schema
      .createTable("guide_pages")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("page", "integer", (column) => column.notNull())
      .addColumn("bytes", engine === "postgres" ? sql`bytea` : sql`blob`, (column) => column.notNull())
      .addPrimaryKeyConstraint("guide_pages_key", ["name", "page"])
      .execute();
  },
};
