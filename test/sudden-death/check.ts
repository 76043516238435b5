import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { fitsOwnerKey } from "#features/owner/server/owner-key.ts";
import { readOwnerKey } from "#features/owner/server/queries/owner-keys.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Arrivals } from "./run-sudden-death.ts";

const destinations = ["/ok?crm", "/ok?workflow"];

/** Checks everything that must be true after any number of sudden ends; returns a line for each failure. */
export async function findLosses(
  settings: Settings,
  acknowledged: ReadonlySet<string>,
  arrivals: Arrivals,
): Promise<string[]> {
  const { db, engine } = await openDatabase(settings);
  try {
    const stored = await db.selectFrom("quiz_results").select(["email", "is_set_aside"]).execute();
    const unique = new Set(stored.map(({ email }) => email));
    // Beyond the limit of a network they wait for the owner, and nothing is delivered.
    const due = stored.filter(({ is_set_aside }) => is_set_aside === 0).map(({ email }) => email);
    const outbox = await db.selectFrom("outbox").select("destination").execute();
    const mails = outbox.filter(({ destination }) => destination === "mail").length;
    const sent = outbox.length - mails;
    const lost = [...acknowledged].filter((email) => !unique.has(email));
    const silent = destinations.flatMap((path) =>
      due.filter((email) => !arrivals.has(`${path} ${email}`)).map((email) => `${path} ${email}`),
    );
    const twice = [...arrivals].filter(([, ids]) => ids.size > 1).map(([key]) => key);
    const key = readFileSync(join(settings.dataDir, "owner-key"), "utf8").trim();
    const currentKey = await readOwnerKey(db);
    const damage = engine === "sqlite" ? await damageOfSqlite(db) : await damageOfPostgres(db);
    const problems: [found: boolean, line: string][] = [
      [lost.length > 0, `${lost.length} acknowledged results are not stored, such as ${lost[0]}`],
      [unique.size !== stored.length, `${stored.length - unique.size} results are stored twice`],
      [sent !== due.length * destinations.length, `${sent} deliveries for ${due.length} results`],
      [mails !== due.length, `${mails} reports for ${due.length} results`],
      [silent.length > 0, `${silent.length} results were never delivered, such as ${silent[0]}`],
      [twice.length > 0, `delivered under two ids: ${twice.slice(0, 3)}`],
      [!(currentKey && (await fitsOwnerKey(key, currentKey.hash))), "the owner key in the file does not open the desk"],
      [damage.length > 0, `the database is damaged: ${damage.slice(0, 3)}`],
    ];
    return problems.filter(([found]) => found).map(([, line]) => line);
  } finally {
    await db.destroy();
  }
}

async function damageOfSqlite(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== "ok");
}

/** Every table and every index, by PostgreSQL's own module for it. */
async function damageOfPostgres(db: Db): Promise<string[]> {
  await sql`create extension if not exists amcheck`.execute(db);
  const ours = sql`relnamespace = 'public'::regnamespace`;
  const { rows } = await sql<{ msg: string }>`
    select relname || ': ' || msg as msg from pg_class, verify_heapam(oid) where relkind = 'r' and ${ours}`.execute(db);
  const index = sql`select bt_index_check(index => pg_class.oid, heapallindexed => true)
    from pg_class join pg_am on pg_am.oid = relam where amname = 'btree' and relkind = 'i' and ${ours}`;
  const failed = await index.execute(db).then(
    () => [],
    (error: Error) => [error.message],
  );
  return [...rows.map(({ msg }) => msg), ...failed];
}
