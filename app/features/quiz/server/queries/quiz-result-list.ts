import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";

/** One page of quiz results, newest first, each with its lead's name, and whether there is more. */
export async function listQuizResults(db: Db, { before, limit }: { before: Cursor | undefined; limit: number }) {
  let page = db
    .selectFrom("quiz_results")
    .leftJoin("leads", "leads.email_folded", "quiz_results.email_folded")
    .where("is_set_aside", "=", 0)
    .selectAll("quiz_results")
    .select(["leads.id as lead_id", "leads.name as name"]);
  if (before)
    page = page.where(sql<boolean>`(quiz_results.created_at, quiz_results.id) < (${before.ms}, ${before.id})`);
  const rows = await page
    .orderBy("quiz_results.created_at", "desc")
    .orderBy("quiz_results.id", "desc")
    .limit(limit + 1)
    .execute();
  const results = rows.slice(0, limit).map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name ?? "",
    leadId: row.lead_id,
    score: row.quiz_score,
    band: row.quiz_result_category,
    seo: row.seo_score,
    leadGeneration: row.lead_generation_score,
    experience: row.user_experience_score,
    createdAt: row.created_at,
  }));
  return { results, isMore: rows.length > limit };
}
