import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type DatabaseSettings, openDatabase } from "#platform/engine/server/database.ts";

/** Whether a running site or any other program has the database open. */
export const isInUse = (settings: DatabaseSettings): Promise<boolean> | boolean =>
  settings.databaseUrl ? isPostgresInUse(settings) : isSqliteInUse(join(settings.dataDir, "site.sqlite"));

/** Every program that has the file open holds a lock, so an exclusive one fails. */
function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma locking_mode = exclusive; begin immediate; rollback");
    return false;
  } catch (error) {
    if (/locked|busy/.test(String(error))) return true;
    throw error;
  } finally {
    database.close();
  }
}

async function isPostgresInUse(settings: DatabaseSettings): Promise<boolean> {
  const { db } = await openDatabase(settings);
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  await db.destroy();
  return rows.length > 0;
}
