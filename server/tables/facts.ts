import { raiseContentVersion } from "./content-version.ts";
import type { Db } from "./schema.ts";

/** What the owner has changed, by the fact's path such as `starter.setup`. */
export async function readFactChanges(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("facts").select(["path", "value"]).execute();
  return Object.fromEntries(rows.map(({ path, value }) => [path, JSON.parse(value)]));
}

/** When the owner last changed a fact; undefined while all are as delivered. */
export async function readLastFactChange(db: Db): Promise<number | undefined> {
  const { last } = await db
    .selectFrom("facts")
    .select((expression) => expression.fn.max("updated_at").as("last"))
    .executeTakeFirstOrThrow();
  return last === null ? undefined : Number(last);
}

export async function writeFact(tx: Db, path: string, value: unknown, nowMs: number): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: nowMs };
  await tx
    .insertInto("facts")
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
    .execute();
  await raiseContentVersion(tx);
}

/** The fact has its default again. */
export async function removeFact(tx: Db, path: string): Promise<void> {
  await tx.deleteFrom("facts").where("path", "=", path).execute();
  await raiseContentVersion(tx);
}
