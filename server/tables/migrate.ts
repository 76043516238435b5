import { sql } from "kysely";
import type { Engine } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

const migrationLock = 724_201;

/** Brings the tables up to date, each step with its record in one transaction; several instances take turns. */
export async function migrate(db: Db, engine: Engine, nowMs: number) {
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(db);
  for (const { name, up } of migrations) {
    await db.transaction().execute(async (tx) => {
      if (engine === "postgres") await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
      const done = await tx.selectFrom("migrations").select("name").where("name", "=", name).executeTakeFirst();
      if (done) return;
      await up(tx, engine);
      await tx.insertInto("migrations").values({ name, applied_at: nowMs }).execute();
    });
  }
}

/** Whether every migration this program knows has been applied. */
export async function isMigrated(db: Db) {
  const applied = await db.selectFrom("migrations").select("name").execute();
  const names = new Set(applied.map(({ name }) => name));
  return migrations.every(({ name }) => names.has(name));
}
