import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";

const withPeople = (db: Db) =>
  db
    .selectFrom("quiz_results")
    .leftJoin("leads", "leads.email_folded", "quiz_results.email_folded")
    .where("is_set_aside", "=", 0)
    .selectAll("quiz_results")
    .select(["leads.id as lead_id", "leads.name as name", "leads.business as business"]);

/** Of each person the last result alone. */
const isLast = sql<boolean>`not exists (
  select 1 from quiz_results as newer where newer.email_folded = quiz_results.email_folded and newer.is_set_aside = 0
  and newer.created_at >= quiz_results.created_at
  and (newer.created_at, newer.id) > (quiz_results.created_at, quiz_results.id)
)`;

type Asked = { before: Cursor | undefined; limit: number; sort?: "score" | undefined };

/** One page of people with their last quiz result, the newest or the lowest first, and the cursor of the next page. */
export async function listQuizResults(db: Db, { before, limit, sort }: Asked) {
  const [by, direction] = sort === "score" ? (["quiz_score", "asc"] as const) : (["created_at", "desc"] as const);
  const column = sql.ref(`quiz_results.${by}`);
  const beyond = sql.raw(sort === "score" ? ">" : "<");
  let page = withPeople(db).where(isLast);
  if (before) page = page.where(sql<boolean>`(${column}, quiz_results.id) ${beyond} (${before.ms}, ${before.id})`);
  const rows = await page
    .orderBy(column, direction)
    .orderBy("quiz_results.id", direction)
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { results: rows.slice(0, limit).map(show), next: last && { ms: last[by], id: last.id } };
}

/** A result for the desk; undefined if there is none, or it was set aside. */
export async function findQuizResultOf(db: Db, id: string) {
  const row = await withPeople(db).where("quiz_results.id", "=", id).executeTakeFirst();
  return row && { ...show(row), answers: row.answers ?? "" };
}

type Row = Awaited<ReturnType<ReturnType<typeof withPeople>["execute"]>>[number];

const show = (row: Row) => ({
  id: row.id,
  email: row.email,
  name: row.name ?? "",
  business: row.business ?? "",
  leadId: row.lead_id,
  score: row.quiz_score,
  band: row.quiz_result_category,
  seo: row.seo_score,
  leadGeneration: row.lead_generation_score,
  experience: row.user_experience_score,
  createdAt: row.created_at,
});
