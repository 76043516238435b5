import type { Migration } from "./migration.ts";

/** Quiz results, the outbox, the owner's changes to facts, and leases. */
export const deliveries: Migration = {
  name: "0002-deliveries",
  async up(tx) {
    await tx.schema
      .createTable("quiz_results")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("quiz_score", "integer", (column) => column.notNull())
      .addColumn("quiz_result_category", "text", (column) => column.notNull())
      .addColumn("seo_score", "integer", (column) => column.notNull())
      .addColumn("lead_generation_score", "integer", (column) => column.notNull())
      .addColumn("user_experience_score", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex("quiz_results_by_body")
      .on("quiz_results")
      .columns(["body_hash", "created_at"])
      .execute();

    await tx.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("destination", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("claimed_until", "bigint", (column) => column.notNull())
      .addColumn("last_outcome", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("settled_at", "bigint")
      .execute();
    await tx.schema.createIndex("outbox_due").on("outbox").columns(["state", "destination", "due_at"]).execute();

    await tx.schema
      .createTable("facts")
      .addColumn("path", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable("leases")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
  },
};
