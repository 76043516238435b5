import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";

/** From `beforeMs` on the period before, from `fromMs` up to `toMs` the period itself. */
export type OriginPeriod = { beforeMs: number; fromMs: number; toMs: number };

export type Origin = "source" | "page";

/** What stands for a source or a page that a lead did not let the site know. */
export const unknownOrigin = "";

const originOf = (by: Origin): RawBuilder<string> => sql`coalesce(${sql.ref(`lead_sources.${by}`)}, ${unknownOrigin})`;

/** Of the lead at hand: that they first came so; "unknown" for those of whom it is not known. */
export function isFrom(db: Db, by: Origin, origin: string): Expression<SqlBool> {
  const known = db
    .selectFrom("lead_sources")
    .select("lead_sources.lead_id")
    .where("lead_sources.lead_id", "=", sql.ref<string>("leads.id"));
  if (origin !== "unknown") return expressionBuilder().exists(known.where(sql.ref(`lead_sources.${by}`), "=", origin));
  const isKnown = known.where(sql.ref(`lead_sources.${by}`), "!=", unknownOrigin);
  return expressionBuilder().not(expressionBuilder().exists(isKnown));
}

type Counted = { source: string; page: string; now: number; before: number };
const asNumbers = (rows: Counted[]) =>
  rows.map(({ now, before, ...origin }) => ({ ...origin, count: Number(now), before: Number(before) }));

/** New leads of a period and of the one before, by how they first came and the first page that they saw. */
export async function countNewLeads(db: Db, { beforeMs, fromMs, toMs }: OriginPeriod) {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("lead_sources", "lead_sources.lead_id", "leads.id")
    .select([
      originOf("source").as("source"),
      originOf("page").as("page"),
      sql<number>`sum(case when leads.created_at >= ${fromMs} then 1 else 0 end)`.as("now"),
      sql<number>`sum(case when leads.created_at < ${fromMs} then 1 else 0 end)`.as("before"),
    ])
    .where("leads.created_at", ">=", beforeMs)
    .where("leads.created_at", "<", toMs)
    .groupBy(["lead_sources.source", "lead_sources.page"])
    .execute();
  return asNumbers(rows);
}

/** Leads who booked a session in a period and in the one before, by the same. */
export async function countBookedLeads(db: Db, { beforeMs, fromMs, toMs }: OriginPeriod) {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.email_folded", "bookings.email_folded")
    .leftJoin("lead_sources", "lead_sources.lead_id", "leads.id")
    .select([
      originOf("source").as("source"),
      originOf("page").as("page"),
      sql<number>`count(distinct case when bookings.created_at >= ${fromMs} then leads.id end)`.as("now"),
      sql<number>`count(distinct case when bookings.created_at < ${fromMs} then leads.id end)`.as("before"),
    ])
    .where("bookings.created_at", ">=", beforeMs)
    .where("bookings.created_at", "<", toMs)
    .groupBy(["lead_sources.source", "lead_sources.page"])
    .execute();
  return asNumbers(rows);
}
