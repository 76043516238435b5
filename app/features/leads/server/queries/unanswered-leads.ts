import type { Db } from "#platform/engine/server/schema.ts";

const shown = ["id", "name", "email", "business", "came_by", "last_contact_at"] as const;

/** Leads who wait for an answer. */
export const whoWaits = (db: Db) => db.selectFrom("leads").where("waits_since", "is not", null);

/** New leads since then who ask nothing. */
const whoIsNew = (db: Db, sinceMs: number) =>
  db
    .selectFrom("leads")
    .where("status", "=", "new")
    .where("waits_since", "is", null)
    .where("last_contact_at", ">=", sinceMs);

/** The latest first. */
export const listNewLeads = (db: Db, sinceMs: number, limit: number) =>
  whoIsNew(db, sinceMs).select(shown).orderBy("last_contact_at", "desc").orderBy("id", "desc").limit(limit).execute();

/** The longest waiting first. */
export const listWaitingLeads = (db: Db, limit: number) =>
  whoWaits(db).select(shown).orderBy("waits_since").orderBy("id").limit(limit).execute();

/** The lengths of both lists, each counted up to `limit` + 1. */
export async function countUnanswered(db: Db, sinceMs: number, limit: number) {
  const count = (which: "recent" | "waiting") => {
    const some = (which === "recent" ? whoIsNew(db, sinceMs) : whoWaits(db)).select("id").limit(limit + 1);
    return db
      .selectFrom(some.as("some"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .as(which);
  };
  const counts = await db.selectNoFrom([count("recent"), count("waiting")]).executeTakeFirstOrThrow();
  return { recent: Number(counts.recent), waiting: Number(counts.waiting) };
}
