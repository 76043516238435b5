import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { duplicateWindowMs } from "#platform/http/duplicate-window-ms.ts";
import type { Taken } from "../../rules/open-slots.ts";

export type Booking = Schema["bookings"];

/** Taken hours from a moment on with their kinds, except one booking's own. */
export async function readTaken(db: Db, fromMs: number, except = ""): Promise<(Taken & { kindId: string })[]> {
  const rows = await db
    .selectFrom("bookings")
    .select(["start_at", "end_at", "kind_id"])
    .where("state", "=", "booked")
    .where("end_at", ">", fromMs)
    .where("id", "!=", except)
    .execute();
  return rows.map(({ start_at, end_at, kind_id }) => ({ startMs: start_at, endMs: end_at, kindId: kind_id }));
}

/** False if the hour is taken. */
export async function insertBooking(tx: Db, booking: Booking): Promise<boolean> {
  const row = await tx
    .insertInto("bookings")
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The booking made under this key, whatever its state. */
export const findBookingByKey = (tx: Db, idempotencyKey: string): Promise<Booking | undefined> =>
  tx.selectFrom("bookings").selectAll().where("idempotency_key", "=", idempotencyKey).executeTakeFirst();

/** The booking that has just taken this hour with the same words. */
export const findJustBooked = (
  tx: Db,
  startMs: number,
  bodyHash: string,
  nowMs: number,
): Promise<Booking | undefined> =>
  tx
    .selectFrom("bookings")
    .selectAll()
    .where("start_at", "=", startMs)
    .where("state", "=", "booked")
    .where("body_hash", "=", bodyHash)
    .where("created_at", ">", nowMs - duplicateWindowMs)
    .executeTakeFirst();

export const findBooking = (db: Db, linkKey: string): Promise<Booking | undefined> =>
  db.selectFrom("bookings").selectAll().where("link_key", "=", linkKey).executeTakeFirst();

export const findBookingById = (db: Db, id: string): Promise<Booking | undefined> =>
  db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();

type Change = Partial<Pick<Booking, "start_at" | "end_at" | "state" | "remind_at">> & { changed_at: number };

/** Changes an active booking and returns it; undefined if it was cancelled meanwhile. */
export const changeBooking = (tx: Db, id: string, change: Change): Promise<Booking | undefined> =>
  tx
    .updateTable("bookings")
    .set((expression) => ({ ...change, revision: expression("revision", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "booked")
    .returningAll()
    .executeTakeFirst();

type Booker = Pick<Booking, "mailbox" | "network">;

/** The sessions to come of a mailbox, booked from this network or from anywhere. */
export async function countUpcoming(
  db: Db,
  { mailbox, network }: Booker,
  nowMs: number,
  from: "network" | "anywhere",
): Promise<number> {
  const upcoming = db
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("mailbox", "=", mailbox)
    .where("state", "=", "booked")
    .where("start_at", ">", nowMs);
  const counted = from === "network" ? upcoming.where("network", "=", network) : upcoming;
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** A person's next session that can still be cancelled. */
export const nextBookingOf = (db: Db, emailFolded: string, nowMs: number) =>
  db
    .selectFrom("bookings")
    .select("start_at")
    .where("email_folded", "=", emailFolded)
    .where("state", "=", "booked")
    .where("start_at", ">", nowMs)
    .orderBy("start_at")
    .limit(1)
    .executeTakeFirst();

export type UpcomingBooking = Booking & {
  /** The lead with the same address, if there is one. */
  lead_id: string | null;
};

/** Sessions to come or under way, the next one first. */
export const upcomingBookings = (db: Db, nowMs: number, limit: number): Promise<UpcomingBooking[]> =>
  db
    .selectFrom("bookings")
    .leftJoin("leads", "leads.email_folded", "bookings.email_folded")
    .selectAll("bookings")
    .select("leads.id as lead_id")
    .where("bookings.state", "=", "booked")
    .where("bookings.end_at", ">", nowMs)
    .orderBy("bookings.start_at")
    .limit(limit)
    .execute();
