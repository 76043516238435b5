import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Services that the owner connects on the desk, and when each session last showed the owner key. */
export const connections: Migration = {
  name: "0027-connections",
  async up(tx) {
    await tx.schema
      .createTable("connections")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("plain", "text", (column) => column.notNull())
      .addColumn("secrets", "text", (column) => column.notNull())
      .addColumn("secrets_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await sql`alter table owner_sessions add column key_shown_at bigint not null default 0`.execute(tx);
  },
};
