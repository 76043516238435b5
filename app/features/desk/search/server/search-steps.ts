import { isPlanned } from "#features/leads/server/queries/lead-steps.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { containsAll, type Search } from "./contains-all.ts";

/** The number of planned steps, the most urgent first, that are searched. */
const maxSteps = 5000;

/** People whose planned next step contains every word, the most urgent first. */
export function searchSteps(db: Db, { words, limit }: Search) {
  const planned = db
    .selectFrom("leads")
    .select(["id", "name", "email", "next_step", "next_step_day"])
    .where(isPlanned)
    .orderBy("next_step_day")
    .orderBy("id")
    .limit(maxSteps)
    .as("planned");
  return containsAll(db, "planned.next_step", words)
    .reduce(
      (steps, contains) => steps.where(contains),
      db.selectFrom(planned).select(["id", "name", "email", "next_step as step"]),
    )
    .orderBy("next_step_day")
    .orderBy("id")
    .limit(limit)
    .execute();
}
