import type { Migration } from "./migration.ts";

/** Links that sign the owner in once. */
export const ownerLinks: Migration = {
  name: "0025-owner-links",
  async up(tx) {
    await tx.schema
      .createTable("owner_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("owner_key_id", "integer", (column) =>
        column.notNull().references("owner_keys.id").onDelete("cascade"),
      )
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
