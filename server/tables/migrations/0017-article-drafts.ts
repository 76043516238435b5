import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Articles being written on the desk, and the orders in which the desk lists articles. */
export const articleDrafts: Migration = {
  name: "0017-article-drafts",
  async up(tx, engine) {
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable("article_drafts")
      .addColumn("article_id", plainText, (column) => column.primaryKey())
      .addColumn("post", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("writer", "text", (column) => column.notNull())
      .addColumn("picture_key", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .execute();
    await sql`create index article_drafts_by_time on article_drafts (saved_at desc, article_id desc)`.execute(tx);
    await sql`alter table article_versions add column kind text not null default 'published'`.execute(tx);
    await sql`create index articles_by_date on articles (sort_ms desc, id desc)`.execute(tx);
    await sql`create index articles_by_state on articles (listed, is_sample, source, sort_ms desc, id desc)`.execute(
      tx,
    );
  },
};
