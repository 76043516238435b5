import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";
import type { Migration } from "./migration.ts";

/** Passkeys, writers, publishing keys, and what the list of sessions shows. */
export const keys: Migration = {
  name: "0033-keys",
  async up(tx) {
    await makeWriters(tx);
    await makePasskeys(tx);
    await tx.schema
      .createTable("publishing_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .execute();
    await widenSessions(tx);
  },
};

const makeWriters = (tx: Db) =>
  tx.schema
    .createTable("writers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("may_publish", "integer", (column) => column.notNull())
    .addColumn("invited_at", "bigint", (column) => column.notNull())
    .addColumn("joined_at", "bigint")
    .addColumn("invitation_hash", "text")
    .addColumn("invitation_until", "bigint", (column) => column.notNull())
    .execute();

async function makePasskeys(tx: Db) {
  await tx.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("writer_id", "text", (column) => column.references("writers.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint")
    .execute();
  await tx.schema
    .createTable("desk_challenges")
    .addColumn("challenge", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("desk_access")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("passkeys_only", "integer", (column) => column.notNull())
    .execute();
}

const twelveHoursMs = 12 * 60 * 60 * 1000;

async function widenSessions(tx: Db) {
  for (const column of [
    sql`started_at bigint not null default 0`,
    sql`last_used_at bigint not null default 0`,
    sql`browser text not null default ''`,
    sql`way text not null default 'key'`,
    sql`passkey_id text references passkeys (id) on delete cascade`,
    sql`writer_id text references writers (id) on delete cascade`,
  ])
    await sql`alter table owner_sessions add column ${column}`.execute(tx);
  await sql`update owner_sessions set started_at = expires_at - ${sql.lit(twelveHoursMs)}, last_used_at = expires_at - ${sql.lit(twelveHoursMs)}`.execute(
    tx,
  );
}
