import type { VisitCounter } from "../http/visit-counter.ts";
import type { Db } from "../tables/schema.ts";
import { addVisitCounts } from "../tables/visit-counts.ts";

/** Writes down what has been counted since; what cannot be written now is written with the next. */
export function makeVisitKeeper(db: Db, visits: VisitCounter) {
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
