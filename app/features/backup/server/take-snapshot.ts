import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type DatabaseSettings, openDatabase } from "#platform/engine/server/database.ts";
import { listTables, type Table } from "#platform/engine/server/list-tables.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { type Batch, type Contents, passingTables, type Value } from "./backup-format.ts";

const batchRows = 50;

type Row = Record<string, Value>;
type ReadRows = (db: Db, table: Table) => AsyncIterable<Row[]>;

/**
 * Gives `use` the contents of the database as of one moment: of SQLite a copy by `VACUUM INTO`, of PostgreSQL one
 * repeatable-read transaction. Neither blocks writers. `folder` holds the copy meanwhile.
 */
export async function takeSnapshot<Made>(
  settings: DatabaseSettings,
  folder: string,
  use: (contents: Contents) => Promise<Made>,
): Promise<Made> {
  return settings.databaseUrl ? fromPostgres(settings, use) : fromSqlite(settings, folder, use);
}

async function fromSqlite<Made>(
  settings: DatabaseSettings,
  folder: string,
  use: (contents: Contents) => Promise<Made>,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copyFolder = await mkdtemp(join(folder, "snapshot-"));
  try {
    const copy = join(copyFolder, "site.sqlite");
    const source = new DatabaseSync(join(settings.dataDir, "site.sqlite"), { timeout: 5000 });
    source.prepare("vacuum into ?").run(copy);
    source.close();
    const { db } = await openDatabase({ ...settings, dataDir: copyFolder });
    try {
      return await use(await readContents(db, rowsByPlace));
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(copyFolder, { recursive: true, force: true });
  }
}

async function fromPostgres<Made>(settings: DatabaseSettings, use: (contents: Contents) => Promise<Made>) {
  const { db } = await openDatabase(settings);
  try {
    const moment = await db
      .startTransaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute();
    try {
      return await use(await readContents(moment, rowsByCursor));
    } finally {
      await moment.rollback().execute();
    }
  } finally {
    await db.destroy();
  }
}

async function readContents(db: Db, readRows: ReadRows): Promise<Contents> {
  const applied = await db.selectFrom("migrations").select("name").orderBy("name").execute();
  const tables = (await listTables(db)).filter(({ name }) => !passingTables.includes(name));
  return { migrations: applied.map(({ name }) => name), batches: readTables(db, tables, readRows) };
}

async function* readTables(db: Db, tables: readonly Table[], readRows: ReadRows): AsyncGenerator<Batch> {
  for (const table of tables) {
    const { name, columns } = table;
    yield { table: name, columns, rows: [] };
    for await (const rows of readRows(db, table)) {
      yield { table: name, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
    }
  }
}

const columnsOf = ({ columns }: Table) => sql.join(columns.map((column) => sql.ref(column)));

async function* rowsByPlace(db: Db, table: Table): AsyncGenerator<Row[]> {
  let last = -1;
  for (;;) {
    const { rows } = await sql<Row & { "row place": number }>`
      select rowid as "row place", ${columnsOf(table)} from ${sql.table(table.name)}
      where rowid > ${last} order by rowid limit ${sql.lit(batchRows)}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end["row place"];
    yield rows;
  }
}

async function* rowsByCursor(db: Db, table: Table): AsyncGenerator<Row[]> {
  await sql`declare table_rows no scroll cursor for select ${columnsOf(table)} from ${sql.table(table.name)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchRows)} from table_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close table_rows`.execute(db);
}
