import type { Db } from "#server/tables/schema.ts";
import { addMissed } from "#server/tables/visits/missed-addresses.ts";
import type { MissedCounter } from "./missed-counter.ts";

/** Stores new counts; what cannot be written now is written with the next. */
export function makeMissedStore(db: Db, missed: MissedCounter) {
  return async () => {
    const counts = missed.take();
    if (counts.length === 0) return;
    try {
      await addMissed(db, counts);
    } catch (error) {
      missed.giveBack(counts);
      throw error;
    }
  };
}
