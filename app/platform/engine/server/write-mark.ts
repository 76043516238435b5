import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Db } from "./schema.ts";

/**
 * Changes whenever any process has written: SQLite's `data_version` of the reading connection, PostgreSQL's place in
 * its write-ahead log.
 */
export async function readWriteMark(db: Db): Promise<unknown> {
  const mark = isPostgres(db)
    ? sql`pg_current_wal_insert_lsn()::text`
    : sql`(select data_version from pragma_data_version)`;
  const row = await db.selectNoFrom(mark.as("mark")).executeTakeFirstOrThrow();
  return row.mark;
}
