import type { Db } from "#server/tables/schema.ts";
import { containsAll, type Search } from "./contains-all.ts";

/** Of so many people, the latest first, the notes are looked at. */
const maxPeople = 5000;

/** People whose note contains every word. */
export function searchNotes(db: Db, { words, limit }: Search) {
  const latest = db
    .selectFrom("leads")
    .select(["id", "name", "email", "note", "last_contact_at"])
    .orderBy("last_contact_at", "desc")
    .limit(maxPeople)
    .as("latest");
  return containsAll(db, "latest.note", words)
    .reduce((notes, contains) => notes.where(contains), db.selectFrom(latest).select(["id", "name", "email", "note"]))
    .orderBy("last_contact_at", "desc")
    .limit(limit)
    .execute();
}
