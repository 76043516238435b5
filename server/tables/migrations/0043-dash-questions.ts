import type { Migration } from "./migration.ts";

/** Visitors' questions to Dash, and the tokens that its model used. */
export const dashQuestions: Migration = {
  name: "0043-dash-questions",
  async up(tx) {
    await tx.schema
      .createTable("dash_questions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("conversation", "text", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("email_folded", "text")
      .addColumn("is_settled", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ["conversation", "asked_at", "email_folded"])
      await tx.schema.createIndex(`dash_questions_${column}`).on("dash_questions").column(column).execute();
    await tx.schema
      .createTable("dash_spending")
      .addColumn("period", "text", (column) => column.primaryKey())
      .addColumn("tokens", "bigint", (column) => column.notNull())
      .execute();
  },
};
