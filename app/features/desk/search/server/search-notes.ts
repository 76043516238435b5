import type { Db } from "#platform/engine/server/schema.ts";
import { containsAll, type Search } from "./contains-all.ts";

/** The number of latest notes that are searched. */
const maxNotes = 5000;

/** Notes about people that contain every word, the latest first. */
export function searchNotes(db: Db, { words, limit }: Search) {
  const latest = db
    .selectFrom("lead_notes")
    .select(["lead_id", "text", "created_at"])
    .orderBy("created_at", "desc")
    .limit(maxNotes)
    .as("latest");
  return containsAll(db, "latest.text", words)
    .reduce(
      (notes, contains) => notes.where(contains),
      db
        .selectFrom(latest)
        .innerJoin("leads", "leads.id", "latest.lead_id")
        .select(["leads.id", "leads.name", "leads.email", "latest.text as note"]),
    )
    .orderBy("latest.created_at", "desc")
    .limit(limit)
    .execute();
}
