import type { Db } from "./schema.ts";

type Lease = { name: string; holder: string; nowMs: number; forMs: number };

/**
 * Takes or renews a lease. True if this holder has it until the given time. A lease expires after a crash. One that is
 * longer than any valid lease was taken under a clock that was ahead, and is replaced.
 */
export async function acquireLease(db: Db, { name, holder, nowMs, forMs }: Lease): Promise<boolean> {
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

/** Works under the lease and releases it in any case; false if another instance has it. */
export async function withLease(db: Db, lease: Lease, work: () => Promise<void>): Promise<boolean> {
  if (!(await acquireLease(db, lease))) return false;
  try {
    await work();
  } finally {
    await endLease(db, lease);
  }
  return true;
}

async function endLease(db: Db, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
}
