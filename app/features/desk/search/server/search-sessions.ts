import type { Db } from "#platform/engine/server/schema.ts";
import { containsAll, type Search } from "./contains-all.ts";

/** The number of latest sessions that are searched. */
const maxSessions = 2000;

/** Sessions whose notes contain every word, the latest first. */
export function searchSessions(db: Db, { words, limit }: Search) {
  const latest = db
    .selectFrom("bookings")
    .select(["id", "name", "email", "notes", "start_at"])
    .orderBy("start_at", "desc")
    .orderBy("id", "desc")
    .limit(maxSessions)
    .as("latest");
  return containsAll(db, "latest.notes", words)
    .reduce(
      (sessions, contains) => sessions.where(contains),
      db.selectFrom(latest).select(["id", "name", "email", "notes"]),
    )
    .orderBy("start_at", "desc")
    .limit(limit)
    .execute();
}
