import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Renderings of articles, our copies of their pictures, and the state of announcements to search engines. */
export const renderings: Migration = {
  name: "0003-renderings",
  async up(tx, engine) {
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable("renderings")
      .addColumn("article_hash", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("html", "text", (column) => column.notNull())
      .addColumn("contents", "text", (column) => column.notNull())
      .addColumn("is_real", "integer", (column) => column.notNull())
      .addColumn("has_loose_marks", "integer", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("renderings_key", ["article_hash", "version"])
      .execute();

    await tx.schema
      .createTable("pictures")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("pictures_due").on("pictures").columns(["state", "due_at"]).execute();

    await tx.schema
      .createTable("picture_uses")
      .addColumn("article_hash", "text", (column) => column.notNull())
      .addColumn("picture_id", "text", (column) => column.notNull().references("pictures.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("picture_uses_key", ["article_hash", "picture_id"])
      .execute();
    await tx.schema.createIndex("picture_uses_of").on("picture_uses").column("picture_id").execute();

    await tx.schema
      .createTable("media")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("bytes", engine === "postgres" ? sql`bytea` : sql`blob`, (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable("picture_files")
      .addColumn("picture_id", "text", (column) => column.notNull().references("pictures.id").onDelete("cascade"))
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().references("media.hash"))
      .addPrimaryKeyConstraint("picture_files_key", ["picture_id", "width", "type"])
      .execute();
    await tx.schema.createIndex("picture_files_by_hash").on("picture_files").column("hash").execute();

    await tx.schema
      .createTable("announcements")
      .addColumn("article_id", plainText, (column) => column.primaryKey().references("articles.id").onDelete("cascade"))
      .addColumn("state", "text", (column) => column.notNull())
      .execute();
  },
};
