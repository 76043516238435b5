import { type RawBuilder, sql } from "kysely";
import { listTables } from "#platform/engine/server/list-tables.ts";
import type { Db } from "#platform/engine/server/schema.ts";

export type StoredRows = Map<string, Record<string, unknown>[]>;

/** Everything in a database, by table. */
export async function readRows(db: Db): Promise<StoredRows> {
  const stored: StoredRows = new Map();
  for (const { name } of await listTables(db)) {
    const { rows } = await (sql`select * from ${sql.table(name)}` as RawBuilder<Record<string, unknown>>).execute(db);
    stored.set(name, rows);
  }
  return stored;
}

const comparable = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value);

/** Returns earlier rows that were lost or changed. */
export function lostRows(before: StoredRows, after: StoredRows): string[] {
  return [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const textOf = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => comparable(row[column])));
    const there = new Set((after.get(table) ?? []).map(textOf));
    return rows
      .map(textOf)
      .filter((text) => !there.has(text))
      .map((text) => `${table} ${text}`);
  });
}
