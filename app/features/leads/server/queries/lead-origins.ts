import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";

/** From `beforeMs` on the period before, from `fromMs` up to `toMs` the period itself. */
export type OriginPeriod = { beforeMs: number; fromMs: number; toMs: number };

type Counted = { source: string; page: string; campaign: string; now: number; before: number };
const asNumbers = (rows: Counted[]) =>
  rows.map(({ now, before, ...origin }) => ({ ...origin, count: Number(now), before: Number(before) }));

/** New leads of a period and of the one before, by how they first came and the first page that they saw. */
export async function countNewLeads(db: Db, { beforeMs, fromMs, toMs }: OriginPeriod) {
  const rows = await db
    .selectFrom("leads")
    .select(["first_source as source", "first_page as page", "first_campaign as campaign"])
    .select([
      sql<number>`count(*) filter (where created_at >= ${fromMs})`.as("now"),
      sql<number>`count(*) filter (where created_at < ${fromMs})`.as("before"),
    ])
    .where("created_at", ">=", beforeMs)
    .where("created_at", "<", toMs)
    .groupBy(["first_source", "first_page", "first_campaign"])
    .execute();
  return asNumbers(rows);
}

/** Leads who booked a session in a period and in the one before, by the same. */
export async function countBookedLeads(db: Db, { beforeMs, fromMs, toMs }: OriginPeriod) {
  const booked = db
    .selectFrom("bookings")
    .select([
      "email_folded",
      sql<number>`max(case when created_at >= ${fromMs} then 1 else 0 end)`.as("now"),
      sql<number>`max(case when created_at < ${fromMs} then 1 else 0 end)`.as("before"),
    ])
    .where("created_at", ">=", beforeMs)
    .where("created_at", "<", toMs)
    .groupBy("email_folded");
  const rows = await db
    .selectFrom(booked.as("booked"))
    .innerJoin("leads", "leads.email_folded", "booked.email_folded")
    .select(["leads.first_source as source", "leads.first_page as page", "leads.first_campaign as campaign"])
    .select(({ fn }) => [fn.sum<number>("booked.now").as("now"), fn.sum<number>("booked.before").as("before")])
    .groupBy(["leads.first_source", "leads.first_page", "leads.first_campaign"])
    .execute();
  return asNumbers(rows);
}

/** New leads by source and campaign, in `parts` equal parts of a period, from the first to the last. */
export async function countNewByTime(db: Db, { fromMs, toMs }: Omit<OriginPeriod, "beforeMs">, parts: number) {
  const part = sql<number>`(created_at - ${sql.lit(fromMs)}) / ${sql.lit(Math.ceil((toMs - fromMs) / parts))}`;
  const rows = await db
    .selectFrom("leads")
    .select(["first_source as source", "first_campaign as campaign", part.as("part")])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("created_at", ">=", fromMs)
    .where("created_at", "<", toMs)
    .groupBy(["first_source", "first_campaign", part])
    .execute();
  return rows.map((row) => ({ ...row, part: Number(row.part), count: Number(row.count) }));
}
