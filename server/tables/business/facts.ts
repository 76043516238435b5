import { raiseContentVersion } from "#server/tables/engine/content-version.ts";
import type { Db } from "#server/tables/schema.ts";

/** The owner's changes, by the fact's path such as `starter.setup`. */
export async function readFactChanges(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("facts").select(["path", "value"]).execute();
  return Object.fromEntries(rows.map(({ path, value }) => [path, JSON.parse(value)]));
}

/** The values before the last change; undefined for the default. */
export async function readPreviousFacts(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom("previous_facts").selectAll().execute();
  return new Map(rows.map(({ path, value }) => [path, value === null ? undefined : JSON.parse(value)]));
}

/** The time of the owner's last change; undefined if all facts have their defaults. */
export async function readLastFactChange(db: Db): Promise<number | undefined> {
  const { last } = await db
    .selectFrom("facts")
    .select((expression) => expression.fn.max("updated_at").as("last"))
    .executeTakeFirstOrThrow();
  return last === null ? undefined : Number(last);
}

export async function writeFact(tx: Db, path: string, value: unknown, nowMs: number): Promise<void> {
  await remember(tx, path);
  const row = { value: JSON.stringify(value), updated_at: nowMs };
  await tx
    .insertInto("facts")
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
    .execute();
  await raiseContentVersion(tx);
}

/** Resets a fact to its default. */
export async function removeFact(tx: Db, path: string): Promise<void> {
  await remember(tx, path);
  await tx.deleteFrom("facts").where("path", "=", path).execute();
  await raiseContentVersion(tx);
}

/** Restores a fact's previous value; doing it twice undoes it. */
export async function restorePreviousFact(tx: Db, path: string, nowMs: number): Promise<void> {
  const previous = await readPreviousFacts(tx);
  if (!previous.has(path)) return;
  const value = previous.get(path);
  await (value === undefined ? removeFact(tx, path) : writeFact(tx, path, value, nowMs));
}

async function remember(tx: Db, path: string): Promise<void> {
  const before = await tx.selectFrom("facts").select("value").where("path", "=", path).executeTakeFirst();
  const value = before?.value ?? null;
  await tx
    .insertInto("previous_facts")
    .values({ path, value })
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ value }))
    .execute();
}
