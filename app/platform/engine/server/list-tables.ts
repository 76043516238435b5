import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Db } from "./schema.ts";

export type Table = { name: string; columns: string[] };

/** Every table with its columns, from the database itself. */
export async function listTables(db: Db): Promise<Table[]> {
  const schema = isPostgres(db) ? await currentSchema(db) : undefined;
  const found = await db.introspection.getTables();
  return found
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function currentSchema(db: Db) {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}
