import { sql } from "kysely";
import { SettingError } from "#server/settings.ts";
import { baseline, lastBeforeBaseline, migrations } from "#server/tables/migrations/index.ts";
import type { Migration } from "#server/tables/migrations/migration.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Engine } from "./database.ts";
import { advisoryLock } from "./engine.ts";

/**
 * Applies migrations, each with its record in one transaction; instances take turns. Throws a {@link SettingError} if
 * the database is older than the baseline.
 */
export async function migrate(db: Db, engine: Engine, nowMs: number, steps: readonly Migration[] = migrations) {
  await underLock(db, async (tx) => {
    await makeRecord(tx);
    await refuseOlder(tx, engine);
  });
  for (const { name, up } of steps) {
    await underLock(db, async (tx) => {
      const done = await tx.selectFrom("migrations").select("name").where("name", "=", name).executeTakeFirst();
      if (done) return;
      await up(tx, engine);
      await tx.insertInto("migrations").values({ name, applied_at: nowMs }).execute();
    });
  }
}

async function refuseOlder(tx: Db, engine: Engine) {
  if (!isBeforeBaseline(await listApplied(tx))) return;
  throw new SettingError(
    engine === "postgres" ? "DATABASE_URL" : "DATA_DIR",
    "the database is of a version before the first release",
    `start it once with commit ${lastBeforeBaseline}, which upgrades it`,
  );
}

const listApplied = async (db: Db) =>
  (await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name);

/** Whether these steps were applied without those that the baseline stands for. */
export const isBeforeBaseline = (applied: readonly string[]) => applied.length > 0 && !applied.includes(baseline.name);

/** Whether this version, or one before the baseline, has a step of this name. */
export const isKnownMigration = (name: string) =>
  name < baseline.name || migrations.some((migration) => migration.name === name);

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
  const names = await listApplied(db);
  return migrations.every(({ name }) => names.includes(name));
}

/** When the site's database was made, the one of a restored backup included. */
export async function findFirstStart(db: Db): Promise<number> {
  const first = db.selectFrom("migrations").select(({ fn }) => fn.min("applied_at").as("at"));
  return Number((await first.executeTakeFirstOrThrow()).at);
}
