import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Activity on the desk, and the browsers that have opened it. */
export const activity: Migration = {
  name: "0034-activity",
  async up(tx, engine) {
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable("activity")
      .addColumn("id", plainText, (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("who", "text", (column) => column.notNull())
      .addColumn("browser", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("activity_at").on("activity").columns(["at", "id"]).execute();
    await tx.schema
      .createTable("known_browsers")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
