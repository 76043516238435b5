import type { Migration } from "./migration.ts";

/** Secret keys that all instances share, by purpose. */
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
