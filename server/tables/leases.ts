import type { Db } from "./schema.ts";

/**
 * Takes or renews a job that only one instance may do. True if it is this holder's until the given time; another's
 * lease ends by itself when its holder dies. One that lasts longer than any was taken under a clock that was ahead.
 */
export async function takeLease(
  db: Db,
  lease: { name: string; holder: string; nowMs: number; forMs: number },
): Promise<boolean> {
  const { name, holder, nowMs, forMs } = lease;
  const row = await db
    .insertInto("leases")
    .values({ name, holder, until: nowMs + forMs })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder, until: nowMs + forMs })
        .where((where) =>
          where.or([
            where("leases.until", "<=", nowMs),
            where("leases.until", ">", nowMs + 2 * forMs),
            where("leases.holder", "=", holder),
          ]),
        ),
    )
    .returning("holder")
    .executeTakeFirst();
  return row?.holder === holder;
}

export async function endLease(db: Db, name: string, holder: string): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
}
