import { sql } from "kysely";
import { migrations } from "#server/tables/migrations/index.ts";
import type { Migration } from "#server/tables/migrations/migration.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Engine } from "./database.ts";
import { advisoryLock } from "./engine.ts";

/** Applies migrations, each with its record in one transaction; instances take turns. */
export async function migrate(db: Db, engine: Engine, nowMs: number, steps: readonly Migration[] = migrations) {
  await underLock(db, makeRecord);
  for (const { name, up } of steps) {
    await underLock(db, async (tx) => {
      const done = await tx.selectFrom("migrations").select("name").where("name", "=", name).executeTakeFirst();
      if (done) return;
      await up(tx, engine);
      await tx.insertInto("migrations").values({ name, applied_at: nowMs }).execute();
    });
  }
}

/** On PostgreSQL even `if not exists` fails for one of two that create the same table at once. */
const underLock = (db: Db, step: (tx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "migrations");
    await step(tx);
  });

const makeRecord = (tx: Db) =>
  sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(tx);

/** Whether every known migration is applied. */
export async function isMigrated(db: Db) {
  const applied = await db.selectFrom("migrations").select("name").execute();
  const names = new Set(applied.map(({ name }) => name));
  return migrations.every(({ name }) => names.has(name));
}

/** When the site's database was made, the one of a restored backup included. */
export async function findFirstStart(db: Db): Promise<number> {
  const first = db.selectFrom("migrations").select(({ fn }) => fn.min("applied_at").as("at"));
  return Number((await first.executeTakeFirstOrThrow()).at);
}
