import type { Db } from "#platform/engine/server/schema.ts";

const unanswered = (db: Db) => db.selectFrom("leads").where("status", "=", "new");

/** Unanswered leads who wrote since then, the latest first. */
export const listNewLeads = (db: Db, sinceMs: number, limit: number) =>
  unanswered(db)
    .select(["id", "name", "email", "business", "came_by", "last_contact_at"])
    .where("last_contact_at", ">=", sinceMs)
    .orderBy("last_contact_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Unanswered leads who wrote before then, the longest waiting first. */
export const listWaitingLeads = (db: Db, beforeMs: number, limit: number) =>
  unanswered(db)
    .select(["id", "name", "email", "business", "came_by", "last_contact_at"])
    .where("last_contact_at", "<", beforeMs)
    .orderBy("last_contact_at")
    .orderBy("id")
    .limit(limit)
    .execute();

/** The lengths of both lists, each counted up to `limit` + 1. */
export async function countUnanswered(db: Db, atMs: number, limit: number) {
  const count = (which: "recent" | "waiting") => {
    const some = unanswered(db)
      .select("id")
      .where("last_contact_at", which === "recent" ? ">=" : "<", atMs)
      .limit(limit + 1);
    return db
      .selectFrom(some.as("some"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .as(which);
  };
  const counts = await db.selectNoFrom([count("recent"), count("waiting")]).executeTakeFirstOrThrow();
  return { recent: Number(counts.recent), waiting: Number(counts.waiting) };
}
