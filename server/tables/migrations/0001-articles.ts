import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const articles: Migration = {
  name: "0001-articles",
  async up(tx, engine) {
    // Ids and days are compared byte by byte, as the rules compare them, whatever the database's own language.
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable("articles")
      .addColumn("id", plainText, (column) => column.primaryKey())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("wanted_slug", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("sort_day", plainText, (column) => column.notNull())
      .addColumn("source_rank", "integer", (column) => column.notNull())
      .addColumn("sort_ms", "bigint", (column) => column.notNull())
      .addColumn("excerpt", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("categories", "text", (column) => column.notNull())
      .addColumn("image_src", "text", (column) => column.notNull())
      .addColumn("read_time_minutes", "integer", (column) => column.notNull())
      .addColumn("title_folded", "text", (column) => column.notNull())
      .addColumn("excerpt_folded", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("listed", "integer", (column) => column.notNull())
      .addColumn("is_sample", "integer", (column) => column.notNull())
      .addColumn("withdrawn_at", "bigint")
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await sql`create index articles_in_order on articles (listed, sort_day desc, source_rank, sort_ms desc, id)`.execute(
      tx,
    );

    await tx.schema
      .createTable("article_categories")
      .addColumn("article_id", plainText, (column) => column.notNull().references("articles.id").onDelete("cascade"))
      .addColumn("category", plainText, (column) => column.notNull())
      .addPrimaryKeyConstraint("article_categories_key", ["category", "article_id"])
      .execute();
    await sql`create index article_categories_of on article_categories (article_id)`.execute(tx);

    await tx.schema
      .createTable("old_addresses")
      .addColumn("slug", "text", (column) => column.primaryKey())
      .addColumn("article_id", plainText, (column) => column.notNull().references("articles.id").onDelete("cascade"))
      .execute();

    await tx.schema
      .createTable("content_version")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("version", "bigint", (column) => column.notNull())
      .execute();
    await tx.insertInto("content_version").values({ id: 1, version: 1 }).execute();

    await tx.schema
      .createTable("feed_health")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("last_attempt_at", "bigint")
      .addColumn("last_success_at", "bigint")
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("shape", "text", (column) => column.notNull())
      .addColumn("kept", "integer", (column) => column.notNull())
      .addColumn("dropped", "text", (column) => column.notNull())
      .addColumn("started_at", "bigint")
      .execute();

    await tx.schema
      .createTable("owner_keys")
      .addColumn("id", "integer", (column) =>
        engine === "postgres" ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey(),
      )
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
