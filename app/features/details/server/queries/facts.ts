import { defaultFacts } from "#facts/facts.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { mergeFacts } from "../../rules/merge-facts.ts";

/** The owner's changes, by the fact's path such as `starter.setup`. */
export async function readFactChanges(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("facts").select(["path", "value"]).execute();
  return Object.fromEntries(rows.map(({ path, value }) => [path, JSON.parse(value)]));
}

/** A fact's value before its last change, undefined for the default, and the id of that change. */
export type PreviousFact = { value: unknown; changeId: string };

async function readPreviousFacts(db: Db): Promise<Map<string, PreviousFact>> {
  const rows = await db.selectFrom("previous_facts").selectAll().execute();
  return new Map(
    rows.map(({ path, value, change_id }) => [
      path,
      { value: value === null ? undefined : JSON.parse(value), changeId: change_id },
    ]),
  );
}

/** The time of the owner's last change; undefined if all facts have their defaults. */
export async function readLastFactChange(db: Db): Promise<number | undefined> {
  const { last } = await db
    .selectFrom("facts")
    .select((expression) => expression.fn.max("updated_at").as("last"))
    .executeTakeFirstOrThrow();
  return last === null ? undefined : Number(last);
}

/** Facts written with one change id are undone together. */
export async function writeFact(tx: Db, path: string, value: unknown, nowMs: number, changeId = ""): Promise<void> {
  await remember(tx, path, changeId);
  const row = { value: JSON.stringify(value), updated_at: nowMs };
  await tx
    .insertInto("facts")
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
    .execute();
  await raiseContentVersion(tx);
}

/** Resets a fact to its default. */
export async function removeFact(tx: Db, path: string, changeId = ""): Promise<void> {
  await remember(tx, path, changeId);
  await tx.deleteFrom("facts").where("path", "=", path).execute();
  await raiseContentVersion(tx);
}

async function remember(tx: Db, path: string, changeId: string): Promise<void> {
  const before = await tx.selectFrom("facts").select("value").where("path", "=", path).executeTakeFirst();
  const row = { value: before?.value ?? null, change_id: changeId };
  await tx
    .insertInto("previous_facts")
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
    .execute();
}

/** Reads the stored facts. This process may not have taken in yet what another one has just saved. */
export async function readStoredFacts(db: Db) {
  const activeFacts = mergeFacts(defaultFacts, await readFactChanges(db));
  return { activeFacts, previous: await readPreviousFacts(db) };
}
