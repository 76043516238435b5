import { PostgresAdapter, sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";

/** Which engine a database or transaction runs on, for the few words that differ. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Makes transactions that name the same thing take turns. SQLite's write transactions do so anyway; on PostgreSQL it is
 * a lock that ends with the transaction.
 */
export async function advisoryLock(tx: Db, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
