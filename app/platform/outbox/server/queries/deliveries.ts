import { sql } from "kysely";
import { type Page, readNewest } from "#platform/engine/server/read-newest.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { deadLetteredState } from "../../delivery-status.ts";
import type { Destination } from "../../destinations.ts";

/** `resent`: sent again after it failed, without an answer yet. */
export type DeliveryList = "failing" | "resent" | "waiting" | "held" | "withdrawn" | "unknown" | "delivered";

const states = ["waiting", "sending", "delivered", deadLetteredState, "held", "withdrawn", "unknown"] as const;

export const inList = (db: Db, list: DeliveryList) => {
  const all = db.selectFrom("outbox");
  if (list === "failing") return all.where("is_failing", "=", 1);
  return list === "resent" ? all.where("is_failing", "=", 2) : all.where("state", "=", list);
};

/** One page of a list or of all, newest first, and whether there is more. */
export async function listDeliveries(db: Db, { list, ...page }: Page & { list: DeliveryList | "all" }) {
  const rows = list === "all" ? await readNewestOfAll(db, page) : await readNewest(inList(db, list).selectAll(), page);
  return { deliveries: rows.slice(0, page.limit).map(shownDelivery), isMore: rows.length > page.limit };
}

/** Each state has an index by time; all together have none. */
async function readNewestOfAll(db: Db, page: Page) {
  const ids: { id: string; created_at: number }[] = [];
  for (const state of states) {
    const ofState = db.selectFrom("outbox").select(["id", "created_at"]).where("state", "=", state);
    ids.push(...(await readNewest(ofState, page)));
  }
  ids.sort((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));
  const newest = ids.slice(0, page.limit + 1).map(({ id }) => id);
  if (newest.length === 0) return [];
  const rows = await db.selectFrom("outbox").selectAll().where("id", "in", newest).execute();
  return rows.sort((one, other) => newest.indexOf(one.id) - newest.indexOf(other.id));
}

/** Counts failing deliveries by destination and outcome, up to `limit` + 1 in all. */
export async function countOutcomes(db: Db, limit: number) {
  const some = inList(db, "failing")
    .select(["destination", "last_outcome"])
    .limit(limit + 1);
  const rows = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => ["destination", "last_outcome", fn.countAll<number>().as("count")])
    .groupBy(["destination", "last_outcome"])
    .execute();
  return rows.map(({ destination, last_outcome, count }) => ({
    destination: destination as Destination,
    lastOutcome: last_outcome,
    count: Number(count),
  }));
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
