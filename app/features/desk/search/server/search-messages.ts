import type { Lead } from "#features/leads/rules/check-lead.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { containsAll, type Search } from "./contains-all.ts";

/** The number of latest entries that are searched. */
const maxEntries = 2000;

/** Form entries that contain every word, the latest first; without spam. */
export async function searchEntries(db: Db, { words, limit }: Search) {
  const latest = db
    .selectFrom("lead_submissions")
    .select(["id", "lead_id", "entry", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxEntries)
    .as("latest");
  const rows = await containsAll(db, "latest.entry", words)
    .reduce(
      (entries, contains) => entries.where(contains),
      db.selectFrom(latest).select(["id", "lead_id", "entry", "created_at"]),
    )
    .where("lead_id", "is not", null)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, lead_id, entry, created_at }) => {
    const { name, email, message }: Lead = JSON.parse(entry);
    return { id, leadId: lead_id ?? "", name, email, message, createdAt: created_at };
  });
}
