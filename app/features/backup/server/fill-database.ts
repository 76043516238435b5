import { sql } from "kysely";
import type { Engine } from "#platform/engine/server/database.ts";
import { listTables } from "#platform/engine/server/list-tables.ts";
import { isBeforeBaseline, isKnownMigration } from "#platform/engine/server/migrate.ts";
import { lastBeforeBaseline, migrations } from "#platform/engine/server/migrations/index.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { BackupError, type Batch, type Contents } from "./backup-format.ts";

type Target = { db: Db; engine: Engine; name: string };

/**
 * Fills a database, wholly or not at all. Tables are made by the contents' own migrations and then migrated, so a
 * backup outlives the site's version. Returns the number of rows. Throws a {@link BackupError} if the database holds a
 * site, unless `over` allows to replace it.
 */
export async function fillDatabase(
  { db, engine, name }: Target,
  contents: Contents,
  { over, nowMs }: { over: boolean; nowMs: number },
): Promise<number> {
  refuseOtherVersions(contents.migrations, name);
  return db.transaction().execute(async (tx) => {
    const there = await listTables(tx);
    if (there.length > 0 && !over) {
      throw new BackupError(name, "there is a site in it already", "add --over to replace all of it");
    }
    const lastVersion = await readVersion(tx, there.length > 0);
    await dropTables(tx, engine, there);
    await makeTables(tx, engine, contents.migrations);
    const count = await inAnyOrder(tx, engine, () => copyRows(tx, engine, contents.batches, name));
    if (engine === "postgres") await setSequences(tx);
    await bringUpToDate(tx, engine, contents.migrations, nowMs);
    if (over) await raiseVersion(tx, lastVersion);
    return count;
  });
}

function refuseOtherVersions(applied: readonly string[], name: string) {
  if (isBeforeBaseline(applied)) {
    const remedy = `restore it with commit ${lastBeforeBaseline}, and make another backup there`;
    throw new BackupError(name, "the backup is of a version before the first release", remedy);
  }
  if (!applied.every((each) => isKnownMigration(each))) {
    throw new BackupError(name, "the backup is of a newer version of the site", "update the site first");
  }
}

async function readVersion(tx: Db, isThere: boolean): Promise<number> {
  if (!isThere) return 0;
  const row = await tx.selectFrom("content_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
}

/** Raised beyond both, so that nothing cached under an old version counts as current. */
async function raiseVersion(tx: Db, last: number) {
  await tx
    .updateTable("content_version")
    .set((expression) => ({ version: expression("version", "+", last + 1) }))
    .execute();
}

type Tables = Awaited<ReturnType<typeof listTables>>;

async function dropTables(tx: Db, engine: Engine, tables: Tables) {
  if (engine === "sqlite") await inAnyOrder(tx, engine, () => emptyTables(tx, tables));
  for (const { name } of tables) {
    const drop = tx.schema.dropTable(name);
    await (engine === "sqlite" ? drop : drop.cascade()).execute();
  }
}

async function emptyTables(tx: Db, tables: Tables) {
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(tx);
}

async function makeTables(tx: Db, engine: Engine, names: readonly string[]) {
  await sql`create table migrations (name text primary key, applied_at bigint not null)`.execute(tx);
  for (const { name, up } of migrations) if (names.includes(name)) await up(tx, engine);
}

async function bringUpToDate(tx: Db, engine: Engine, done: readonly string[], nowMs: number) {
  for (const { name, up } of migrations) {
    if (done.includes(name)) continue;
    await up(tx, engine);
    await tx.insertInto("migrations").values({ name, applied_at: nowMs }).execute();
  }
}

type Key = { table: string; name: string };

/** Foreign keys are checked after all rows are in, so their order does not matter. */
async function inAnyOrder<Made>(tx: Db, engine: Engine, work: () => Promise<Made>): Promise<Made> {
  if (engine === "sqlite") {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    return work();
  }
  const { rows: keys } = await sql<Key>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  const alter = async (how: string) => {
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(tx);
  };
  await alter("deferrable initially deferred");
  const made = await work();
  await sql`set constraints all immediate`.execute(tx);
  await alter("not deferrable");
  return made;
}

/** Rows that migrations inserted are deleted first: the contents include them. */
async function copyRows(tx: Db, engine: Engine, batches: AsyncIterable<Batch>, name: string): Promise<number> {
  const tables = await listTables(tx);
  await emptyTables(tx, tables);
  const columnsOf = new Map(tables.map((table) => [table.name, table.columns.toSorted().join()]));
  let count = 0;
  for await (const batch of batches) {
    if (columnsOf.get(batch.table) !== batch.columns.toSorted().join()) {
      throw new BackupError(name, `the backup's table ${batch.table} has another form`, "nothing was changed");
    }
    await insertRows(tx, engine, batch);
    count += batch.rows.length;
  }
  return count;
}

async function insertRows(tx: Db, engine: Engine, { table, columns, rows }: Batch) {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row.map((value) => sql`${value}`))})`));
  const numbering = engine === "postgres" ? sql`overriding system value` : sql``;
  await sql`insert into ${sql.table(table)} (${names}) ${numbering} values ${values}`.execute(tx);
}

type Sequence = { table: string; column: string; sequence: string | null };

/** Sets sequences beyond the highest restored number. */
async function setSequences(tx: Db) {
  const { rows } = await sql<Sequence>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_schema) || '.' || quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema()`.execute(tx);
  for (const { table, column, sequence } of rows.filter((row) => row.sequence !== null)) {
    const highest = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`;
    await sql`select setval(${sequence}, coalesce(${highest}, 1), ${highest} is not null)`.execute(tx);
  }
}
