import type { Migration } from "./migration.ts";

/** Drops the categories: lists are cut in memory, with categories from the articles themselves. */
export const noArticleCategories: Migration = {
  name: "0013-no-article-categories",
  async up(tx) {
    await tx.schema.dropTable("article_categories").execute();
  },
};
