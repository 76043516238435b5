import type { Migration } from "./migration.ts";

/** The owner's pictures, mark, seal and accent colour in place of the defaults. */
export const pictures: Migration = {
  name: "0029-pictures",
  async up(tx) {
    await tx.schema
      .createTable("looks")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("current_id", "text")
      .addColumn("previous_id", "text")
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("look_versions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("look_files")
      .addColumn("version_id", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().references("media.hash"))
      .addPrimaryKeyConstraint("look_files_key", ["version_id", "address"])
      .execute();
    await tx.schema.createIndex("look_files_hash").on("look_files").column("hash").execute();
  },
};
