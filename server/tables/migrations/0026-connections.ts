import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";
import type { Migration } from "./migration.ts";

/** Services that the owner connects on the desk, and when each session last showed the owner key. */
export const connections: Migration = {
  name: "0026-connections",
  async up(tx) {
    await tx.schema
      .createTable("connections")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("plain", "text", (column) => column.notNull())
      .addColumn("secrets", "text", (column) => column.notNull())
      .addColumn("secrets_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await moveHostedIds(tx);
    await sql`alter table owner_sessions add column key_shown_at bigint not null default 0`.execute(tx);
  },
};

/** Ids of a provider's forms and calendar were facts; they belong to its connection. */
async function moveHostedIds(tx: Db) {
  const formStart = "hosted.formIds.";
  const calendar = "hosted.calendarId";
  const isId = (path: string) => path.startsWith(formStart) || path === calendar;
  const rows = await tx.selectFrom("facts").selectAll().where("path", "like", "hosted.%").execute();
  const ids = rows.filter(({ path }) => isId(path));
  const named = ids.map(({ path, value }) => [
    path === calendar ? "calendar" : path.slice(formStart.length),
    JSON.parse(value),
  ]);
  const plain = JSON.stringify(Object.fromEntries(named.filter(([, id]) => id)));
  const changedAt = Math.max(...ids.map((row) => row.updated_at));
  if (plain !== "{}") {
    const row = { name: "forms", plain, secrets: "", secrets_at: 0, changed_at: changedAt };
    await tx.insertInto("connections").values(row).execute();
  }
  for (const table of ["facts", "previous_facts"] as const) {
    await tx.deleteFrom(table).where("path", "like", `${formStart}%`).execute();
    await tx.deleteFrom(table).where("path", "=", calendar).execute();
  }
}
