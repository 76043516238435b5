import type { Migration } from "./migration.ts";

/** The posts of the feed's last answer that begin like an answer of an assistant, for the desk. */
export const answerLikeArticles: Migration = {
  name: "0061-answer-like-articles",
  async up(tx) {
    await tx.schema
      .alterTable("feed_health")
      .addColumn("answer_like", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
};
