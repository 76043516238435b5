import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The posts of each network's day, and quiz results beyond a limit, which are set aside. */
export const networkCounts: Migration = {
  name: "0056-network-counts",
  async up(tx) {
    await tx.schema
      .createTable("network_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("network_counts_key", ["day", "kind", "network"])
      .execute();
    for (const column of ["is_set_aside", "wants_letters"])
      await tx.schema
        .alterTable("quiz_results")
        .addColumn(column, "integer", (built) => built.notNull().defaultTo(0))
        .execute();
    await tx.schema
      .createIndex("quiz_results_set_aside")
      .on("quiz_results")
      .columns(["created_at", "id"])
      .where(sql.ref("is_set_aside"), "=", sql.lit(1))
      .execute();
  },
};
