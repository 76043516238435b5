import { sql } from "kysely";
import { type DatabaseSettings, openDatabase } from "#platform/engine/server/database.ts";
import { listTables } from "#platform/engine/server/list-tables.ts";

/** Every row of every table, in an order that does not depend on the engine. */
export async function readContents(settings: DatabaseSettings): Promise<Record<string, string[]>> {
  const { db } = await openDatabase(settings);
  const contents: Record<string, string[]> = {};
  for (const { name, columns } of await listTables(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    contents[name] = rows.map((row) => JSON.stringify(columns.toSorted().map((column) => written(row[column])))).sort();
  }
  await db.destroy();
  return contents;
}

const written = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value);

export const without = (contents: Record<string, string[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => !names.includes(name)));
