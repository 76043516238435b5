import type { Migration } from "./migration.ts";

/** The owner's sessions. */
export const ownerSessions: Migration = {
  name: "0005-owner-sessions",
  async up(tx) {
    await tx.schema
      .createTable("owner_sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("owner_key_id", "integer", (column) =>
        column.notNull().references("owner_keys.id").onDelete("cascade"),
      )
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
