import { sql } from "kysely";
import { type Page, readNewest } from "#platform/engine/server/read-newest.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Destination } from "../../destinations.ts";

/** `resent`: sent again after it failed, without an answer yet. */
export type DeliveryList = "failing" | "resent" | "waiting" | "held" | "withdrawn" | "unknown" | "delivered";

export const inList = (db: Db, list: DeliveryList) => {
  const all = db.selectFrom("outbox");
  if (list === "failing") return all.where("is_failing", "=", 1);
  return list === "resent" ? all.where("is_failing", "=", 2) : all.where("state", "=", list);
};

/** One page of a list, newest first, and whether there is more. */
export async function listDeliveries(db: Db, { list, ...page }: Page & { list: DeliveryList }) {
  const rows = await readNewest(inList(db, list).selectAll(), page);
  return { deliveries: rows.slice(0, page.limit).map(shownDelivery), isMore: rows.length > page.limit };
}

const shownDelivery = ({ body, ...row }: Schema["outbox"]) => ({
  id: row.id,
  destination: row.destination as Destination,
  state: row.state,
  isFailing: row.is_failing === 1,
  isResent: row.is_failing === 2,
  attempts: row.attempts,
  lastOutcome: row.last_outcome,
  dueAt: row.due_at,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  about: row.about,
  heldFor: row.held_for,
  kind: row.kind,
  recipient: row.recipient,
  isOvertaken: row.is_overtaken === 1,
  letter: row.letter,
  subject: row.destination === "mail" ? String(JSON.parse(body).subject) : "",
});

/** The length of a list, counted up to `limit` + 1. */
export const countDeliveries = (db: Db, list: DeliveryList, limit: number) => countUpTo(db, inList(db, list), limit);

/** Waiting mails, counted up to `limit` + 1. */
export const countWaitingMails = (db: Db, limit: number) =>
  countUpTo(db, inList(db, "waiting").where("destination", "=", "mail"), limit);

async function countUpTo(db: Db, rows: ReturnType<typeof inList>, limit: number): Promise<number> {
  const some = rows.select("id").limit(limit + 1);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findDelivery(db: Db, id: string) {
  const row = await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...shownDelivery(row), body: row.body };
}

/** Deliveries about some people, newest first. */
export async function listDeliveriesAbout(db: Db, people: readonly string[], limit: number) {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("about", "in", people)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(shownDelivery);
}

/** The kind of delivery that has not got through: a mail, or only webhook calls to other services. */
export type Unreached = "mail" | "others";

/** The people among these with a delivery that failed and has not got through since. */
export async function listUnreached(db: Db, people: readonly string[]): Promise<Map<string, Unreached>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom("outbox")
    .select(["about", sql<number>`max(case destination when 'mail' then 1 else 0 end)`.as("is_mail")])
    .groupBy("about")
    .where("about", "in", people)
    // Written as a sum, so that the index on failing deliveries is not used for a few people.
    .where(sql<boolean>`is_failing + 0 > 0`)
    .execute();
  return new Map(rows.map(({ about, is_mail }) => [about, Number(is_mail) === 1 ? "mail" : "others"]));
}
