import type { Migration } from "./migration.ts";

/** Categories are read from the articles themselves since lists are cut in memory. */
export const noArticleCategories: Migration = {
  name: "0013-no-article-categories",
  async up(tx) {
    await tx.schema.dropTable("article_categories").execute();
  },
};
