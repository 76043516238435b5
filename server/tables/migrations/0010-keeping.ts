import type { Migration } from "./migration.ts";

/** The health of backups and integrations, alerts, and previous values of facts. */
export const keeping: Migration = {
  name: "0010-keeping",
  async up(tx) {
    await tx.schema
      .createTable("backup_health")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("last_attempt_at", "bigint")
      .addColumn("last_made_at", "bigint")
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("previous_facts")
      .addColumn("path", "text", (column) => column.primaryKey())
      .addColumn("value", "text")
      .execute();
    await tx.schema
      .createTable("party_outcomes")
      .addColumn("party", "text", (column) => column.primaryKey())
      .addColumn("is_well", "integer", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("alerts")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("since", "bigint", (column) => column.notNull())
      .addColumn("told_at", "bigint")
      .execute();
  },
};
