import type { Migration } from "./migration.ts";

/** Keys that all instances share and nobody sees, by what they are for. */
export const siteKeys: Migration = {
  name: "0014-site-keys",
  async up(tx) {
    await tx.schema
      .createTable("site_keys")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("key", "text", (column) => column.notNull())
      .execute();
  },
};
