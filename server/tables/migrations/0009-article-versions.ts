import type { Migration } from "./migration.ts";

/** Saved versions of the owner's articles, plans included. */
export const articleVersions: Migration = {
  name: "0009-article-versions",
  async up(tx) {
    await tx.schema
      .createTable("article_versions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("article_id", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("post", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint")
      .execute();
    await tx.schema
      .createIndex("article_versions_of")
      .on("article_versions")
      .columns(["article_id", "saved_at"])
      .execute();
    await tx.schema.createIndex("article_versions_due").on("article_versions").column("due_at").execute();
  },
};
