import type { Db } from "#server/tables/schema.ts";
import { addVisitCounts } from "#server/tables/visits/visit-counts.ts";
import type { VisitCounter } from "./visit-counter.ts";

/** Stores new counts; what cannot be written now is written with the next. */
export function makeVisitStore(db: Db, visits: VisitCounter) {
  return async () => {
    const counts = visits.take();
    if (counts.length === 0) return;
    try {
      await addVisitCounts(db, counts);
    } catch (error) {
      visits.giveBack(counts);
      throw error;
    }
  };
}
