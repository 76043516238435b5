import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#server/tables/engine/database.ts";
import { listTables } from "#server/tables/engine/list-tables.ts";
import { migrate } from "#server/tables/engine/migrate.ts";
import { migrations } from "#server/tables/migrations/index.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Row, RowsOfBefore } from "./earlier-rows.ts";

/** Makes a database as an earlier version left it: the tables of its last migration, with rows in all of them. */
export async function makeEarlierSite(db: Db, engine: Engine, last: string, rows: readonly RowsOfBefore[]) {
  const count = migrations.findIndex(({ name }) => name === last) + 1;
  await migrate(db, engine, 0, migrations.slice(0, count));
  const columnsOf = new Map((await listTables(db)).map(({ name, columns }) => [name, columns]));
  let written = 0;
  await db.transaction().execute(async (tx) => {
    for (const [table, wanted] of rows) {
      const columns = columnsOf.get(table);
      if (!columns) continue;
      for (const row of wanted) await insert(tx, table, row, columns);
      written += wanted.length;
    }
  });
  return written;
}

async function insert(tx: Db, table: string, row: Row, columns: readonly string[]) {
  const there = Object.entries(row).filter(([column]) => columns.includes(column));
  const names = sql.join(there.map(([column]) => sql.ref(column)));
  const values = sql.join(there.map(([, value]) => sql`${value}`));
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx);
}

export type Contents = Map<string, Record<string, unknown>[]>;

/** Everything in a database, each table's rows in an order of their own. */
export async function readContents(db: Db): Promise<Contents> {
  const contents: Contents = new Map();
  for (const { name } of await listTables(db)) {
    const { rows } = await (sql`select * from ${sql.table(name)}` as RawBuilder<Record<string, unknown>>).execute(db);
    contents.set(name, rows);
  }
  return contents;
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
const comparable = (value: unknown) => (isBytes(value) ? Buffer.from(value).toString("hex") : value);

/** Tables that a migration drops because their content is stored elsewhere as well. */
const tablesTakenAway = ["article_categories", "lead_sources"];

/** Returns earlier rows that were lost or changed, in the columns that still exist. */
export function lostRows(before: Contents, after: Contents): string[] {
  const meantToStay = [...before].filter(([table]) => !tablesTakenAway.includes(table));
  return meantToStay.flatMap(([table, rows]) => {
    const now = after.get(table) ?? [];
    const kept = Object.keys(now[0] ?? {}).filter((column) => column in (rows[0] ?? {}));
    const textOf = (row: Record<string, unknown>) => JSON.stringify(kept.map((column) => comparable(row[column])));
    const there = new Set(now.map(textOf));
    return rows.map((row) => `${table} ${textOf(row)}`).filter((text) => !there.has(text.slice(table.length + 1)));
  });
}
