import { sql } from "kysely";
import type { Engine } from "../database.ts";
import { contentTables } from "./0053-content.ts";
import { peopleTables } from "./0053-people.ts";
import type { ColumnTypes, Migration } from "./migration.ts";

const columnTypes: Record<Engine, ColumnTypes> = {
  sqlite: { orderedText: "text", bytes: "blob", number: "integer primary key" },
  postgres: {
    orderedText: 'text collate "C"',
    bytes: "bytea",
    number: "integer primary key generated always as identity",
  },
};

/**
 * All tables as they were before the first release. Its name is that of the last of the 53 steps that made them, so a
 * database of then counts as made by it.
 */
export const baseline: Migration = {
  name: "0053-owners-browsers",
  async up(tx, engine) {
    const types = columnTypes[engine];
    const statements = `${contentTables(types)};${peopleTables(types)}`.split(";");
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await tx.insertInto("content_version").values({ id: 1, version: 1 }).execute();
  },
};
