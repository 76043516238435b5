import type { Db } from "#platform/engine/server/schema.ts";
import { chooseEvicted } from "../../rules/missed-address.ts";

/** An address that visitors asked for in vain. */
export type MissedAddress = { address: string; count: number; lastAt: number; linkedFrom: string };

export const maxMissed = 500;
/** This many of the latest are kept, however rare, so that their counts can grow. */
const newest = 100;
const forgottenAfterMs = 180 * 24 * 60 * 60 * 1000;

/** Adds counts in one transaction; several instances add to the same rows. */
export async function addMissed(db: Db, missed: readonly MissedAddress[]): Promise<void> {
  // Always in the same order, to avoid deadlocks between instances.
  const rows = missed
    .toSorted((one, other) => (one.address < other.address ? -1 : 1))
    .map(({ address, count, lastAt, linkedFrom }) => ({ address, count, last_at: lastAt, linked_from: linkedFrom }));
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("missed_addresses")
      .values(rows.map((row) => ({ ...row, is_set_aside: 0 })))
      .onConflict((conflict) =>
        conflict.column("address").doUpdateSet(({ eb, ref, case: either }) => ({
          count: eb(ref("missed_addresses.count"), "+", ref("excluded.count")),
          last_at: ref("excluded.last_at"),
          linked_from: either()
            .when(ref("excluded.linked_from"), "=", "")
            .then(ref("missed_addresses.linked_from"))
            .else(ref("excluded.linked_from"))
            .end(),
        })),
      )
      .execute();
    await evict(tx, Math.max(...missed.map(({ lastAt }) => lastAt)));
  });
}

async function evict(tx: Db, nowMs: number) {
  await tx
    .deleteFrom("missed_addresses")
    .where("last_at", "<", nowMs - forgottenAfterMs)
    .execute();
  const kept = await tx.selectFrom("missed_addresses").select(["address", "count", "last_at as lastAt"]).execute();
  const evicted = chooseEvicted(kept, { max: maxMissed, newest });
  if (evicted.length > 0) await tx.deleteFrom("missed_addresses").where("address", "in", evicted).execute();
}

/** The most asked for first. */
export async function listMissed(db: Db, isSetAside: boolean): Promise<MissedAddress[]> {
  return db
    .selectFrom("missed_addresses")
    .select(["address", "count", "last_at as lastAt", "linked_from as linkedFrom"])
    .where("is_set_aside", "=", isSetAside ? 1 : 0)
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .orderBy("address")
    .execute();
}

/** Counts the addresses that were requested at least `minTimes` times. */
export async function countMissed(db: Db, minTimes: number): Promise<number> {
  const { count } = await db
    .selectFrom("missed_addresses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("is_set_aside", "=", 0)
    .where("count", ">=", minTimes)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function setMissedAside(db: Db, address: string, isSetAside: boolean): Promise<void> {
  await db
    .updateTable("missed_addresses")
    .set({ is_set_aside: isSetAside ? 1 : 0 })
    .where("address", "=", address)
    .execute();
}
