import { PostgresAdapter, sql } from "kysely";
import type { Db } from "./schema.ts";

/** The engine of a database or transaction, for the few statements that differ. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Serialises transactions by name. SQLite's write transactions are serial anyway; on PostgreSQL it is a lock until the
 * transaction ends.
 */
export async function advisoryLock(tx: Db, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
