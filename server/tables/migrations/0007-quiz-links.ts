import type { Migration } from "./migration.ts";

/** The key of the address under which a result can be read again, and the e-mail address in lower case. */
export const quizLinks: Migration = {
  name: "0007-quiz-links",
  async up(tx) {
    await tx.schema.alterTable("quiz_results").addColumn("link_key", "text").execute();
    await tx.schema
      .alterTable("quiz_results")
      .addColumn("email_folded", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await tx.schema.createIndex("quiz_results_by_link").on("quiz_results").column("link_key").unique().execute();
    await tx.schema
      .createIndex("quiz_results_by_email")
      .on("quiz_results")
      .columns(["email_folded", "created_at"])
      .execute();
  },
};
