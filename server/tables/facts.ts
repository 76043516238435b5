import { raiseContentVersion } from "./content-version.ts";
import type { Db } from "./schema.ts";

/** What the owner has changed, by the fact's path such as `starter.setup`. */
export async function readFactChanges(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("facts").select(["path", "value"]).execute();
  return Object.fromEntries(rows.map(({ path, value }) => [path, JSON.parse(value)]));
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
