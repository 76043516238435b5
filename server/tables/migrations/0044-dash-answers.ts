import type { Migration } from "./migration.ts";

/** The owner's own answers to what visitors asked. */
export const dashAnswers: Migration = {
  name: "0044-dash-answers",
  async up(tx) {
    await tx.schema
      .createTable("dash_answers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
