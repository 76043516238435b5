import { sql } from "kysely";
import { SettingError } from "#platform/settings/server/settings.ts";
import type { Engine } from "./database.ts";
import { advisoryLock } from "./engine.ts";
import { baseline, lastBeforeBaseline, migrations } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";
import type { Db } from "./schema.ts";

/**
 * Applies migrations, each with its record in one transaction; instances take turns. Throws a {@link SettingError} if
 * the database is older than the baseline, or belongs to a later version. `beforeUpgrade` runs if a site is in it.
 */
export async function migrate(
  db: Db,
  engine: Engine,
  nowMs: number,
  steps: readonly Migration[] = migrations,
  beforeUpgrade: () => Promise<void> = async () => {},
) {
  await underLock(db, async (tx) => {
    await makeRecord(tx);
    await refuseOlder(tx, engine);
    await refuseLater(tx, engine, steps);
  });
  const applied = await listApplied(db);
  if (applied.length > 0 && steps.some(({ name }) => !applied.includes(name))) await beforeUpgrade();
  for (const { name, up } of steps) {
    await underLock(db, async (tx) => {
      const done = await tx.selectFrom("migrations").select("name").where("name", "=", name).executeTakeFirst();
      if (done) return;
      await up(tx, engine);
      await tx.insertInto("migrations").values({ name, applied_at: nowMs }).execute();
    });
  }
}

const settingOf = (engine: Engine) => (engine === "postgres" ? "DATABASE_URL" : "DATA_DIR");

async function refuseLater(tx: Db, engine: Engine, steps: readonly Migration[]) {
  const [later] = await findLaterMigrations(tx, steps);
  if (!later) return;
  throw new SettingError(
    settingOf(engine),
    `the database belongs to a later version of the site (${later})`,
    "start that version, or restore a backup of this one with --over",
  );
}

async function refuseOlder(tx: Db, engine: Engine) {
  if (!isBeforeBaseline(await listApplied(tx))) return;
  throw new SettingError(
    settingOf(engine),
    "the database is of a version before the first release",
    `start it once with commit ${lastBeforeBaseline}, which upgrades it`,
  );
}

const listApplied = async (db: Db) =>
  (await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name);

/** Whether these steps were applied without those that the baseline stands for. */
export const isBeforeBaseline = (applied: readonly string[]) => applied.length > 0 && !applied.includes(baseline.name);

/** Whether this version, or one before the baseline, has a step of this name. */
export const isKnownMigration = (name: string, steps: readonly Migration[] = migrations) =>
  name < baseline.name || steps.some((migration) => migration.name === name);

/** The applied steps that are not known here. */
export const findLaterMigrations = async (db: Db, steps?: readonly Migration[]): Promise<string[]> =>
  (await listApplied(db)).filter((name) => !isKnownMigration(name, steps));

/** On PostgreSQL even `if not exists` fails for one of two that create the same table at once. */
const underLock = (db: Db, step: (tx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "migrations");
    await step(tx);
  });

const makeRecord = (tx: Db) =>
  sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(tx);

/** Whether the migrations of this version are applied, and no others. */
export async function isMigrated(db: Db) {
  const names = await listApplied(db);
  return migrations.every(({ name }) => names.includes(name)) && names.every((name) => isKnownMigration(name));
}

/** When the site's database was made, the one of a restored backup included. */
export async function findFirstStart(db: Db): Promise<number> {
  const first = db.selectFrom("migrations").select(({ fn }) => fn.min("applied_at").as("at"));
  return Number((await first.executeTakeFirstOrThrow()).at);
}
