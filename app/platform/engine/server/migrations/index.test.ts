import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { expect, test } from "vitest";
import type { Engine } from "../database.ts";
import type { Db, Schema } from "../schema.ts";
import { baseline, migrations } from "./index.ts";
import type { Migration } from "./migration.ts";

/** The statements of a migration, as an empty database of this engine would get them. */
async function statementsOf({ up }: Migration, engine: Engine): Promise<string[]> {
  const statements: string[] = [];
  const isPostgres = engine === "postgres";
  const db: Db = new Kysely<Schema>({
    log: ({ query }) => void statements.push(query.sql),
    dialect: {
      createDriver: () => new DummyDriver(),
      createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createIntrospector: (each) => new SqliteIntrospector(each),
    },
  });
  await up(db, engine);
  return statements;
}

/** Names may be anything, such as "drop". */
const withoutNames = (statement: string) => statement.replaceAll(/"[^"]*"|'[^']*'/g, "name");

const takesAway = /\b(?:drop|rename|alter column|modify|truncate)\b/i;
const addsColumn = /\badd (?:column )?/i;

/** Statements after which the version before could no longer read or write. */
const notAdding = (statements: readonly string[]) =>
  statements.map(withoutNames).filter((statement) => {
    const isAsked = addsColumn.test(statement) && /\bnot null\b/i.test(statement) && !/\bdefault\b/i.test(statement);
    return takesAway.test(statement) || (/^alter table/i.test(statement.trim()) && isAsked);
  });

const engines: Engine[] = ["sqlite", "postgres"];

test("since the baseline, migrations only add: the version before runs beside them", async () => {
  for (const migration of migrations.filter((each) => each !== baseline && !each.dropsUnused))
    for (const engine of engines) expect(notAdding(await statementsOf(migration, engine)), migration.name).toEqual([]);
});

const alter = (db: Db) => db.schema.alterTable("leads");
const wrong: [what: string, change: (db: Db) => Promise<unknown>][] = [
  ["a table is dropped", (db) => db.schema.dropTable("leads").execute()],
  ["a column is dropped", (db) => alter(db).dropColumn("name").execute()],
  ["a column is renamed", (db) => alter(db).renameColumn("name", "called").execute()],
  ["a table is renamed", (db) => alter(db).renameTo("people").execute()],
  [
    "a column changes its type",
    (db) =>
      alter(db)
        .alterColumn("name", (each) => each.setDataType("bigint"))
        .execute(),
  ],
  [
    "a value is asked for",
    (db) =>
      alter(db)
        .addColumn("height", "bigint", (each) => each.notNull())
        .execute(),
  ],
  ["it is written in SQL", (db) => sql`ALTER TABLE leads DROP COLUMN name`.execute(db)],
];

test.each(wrong)("a migration is refused if %s", async (_, change) => {
  const migration: Migration = { name: "9999-wrong", up: async (tx) => void (await change(tx)) };
  expect(notAdding(await statementsOf(migration, "postgres"))).toHaveLength(1);
});

test("a migration may add tables, indexes, rows, and columns that need no value", async () => {
  const migration: Migration = {
    name: "9999-right",
    async up(tx) {
      await tx.schema
        .createTable("rename")
        .addColumn("drop", "text", (each) => each.notNull())
        .execute();
      await tx.schema.createIndex("by_drop").on("rename").column("drop").execute();
      await alter(tx)
        .addColumn("height", "bigint", (each) => each.notNull().defaultTo(0))
        .execute();
      await alter(tx).addColumn("width", "bigint").execute();
      await tx.updateTable("leads").set({ name: "drop" }).execute();
    },
  };
  for (const engine of engines) {
    const statements = await statementsOf(migration, engine);
    expect(statements).toHaveLength(5);
    expect(notAdding(statements)).toEqual([]);
  }
});
