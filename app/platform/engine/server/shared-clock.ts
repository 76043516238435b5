import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Db } from "./schema.ts";

/** UTC milliseconds. `follow` compares with the database again. */
export type SharedClock = { now: () => number; follow: () => Promise<void> };

/**
 * The clock by which leases, claims and due times go. Instances share PostgreSQL's: those of their machines may differ.
 * In between, the process's steady clock carries it on. A site on SQLite is one process with one clock.
 */
export async function openSharedClock(db: Db, machineClock?: () => number): Promise<SharedClock> {
  if (machineClock || !isPostgres(db)) return { now: machineClock ?? Date.now, follow: async () => {} };
  let aheadMs = Number.NaN;
  async function follow() {
    const askedAt = performance.now();
    const asked = sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
    const [row] = (await asked).rows;
    const answeredAt = performance.now();
    const measuredMs = Number(row?.ms) - (askedAt + answeredAt) / 2;
    // Within what the measurement can tell, the clock stays steady.
    if (!(Math.abs(measuredMs - aheadMs) <= (answeredAt - askedAt) / 2)) aheadMs = measuredMs;
  }
  await follow();
  return { now: () => Math.floor(performance.now() + aheadMs), follow };
}
