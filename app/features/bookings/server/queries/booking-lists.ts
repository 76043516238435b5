import { sql } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** More than a calendar can hold between today and its horizon. */
const maxToCome = 20_000;

export type ListedBooking = Schema["bookings"] & {
  /** The lead with the same address, if there is one. */
  lead_id: string | null;
  business: string | null;
  /** The consultation form that they sent last, as JSON. */
  asked: string | null;
};

const withLeads = (db: Db) =>
  db
    .selectFrom("bookings")
    .leftJoin("leads", "leads.email_folded", "bookings.email_folded")
    .selectAll("bookings")
    .select(["leads.id as lead_id", "leads.business as business"])
    .select((eb) =>
      eb
        .selectFrom("lead_submissions")
        .select("entry")
        .whereRef("lead_submissions.email_folded", "=", "bookings.email_folded")
        .where("form", "=", "consultation")
        .where("quarantine", "=", "")
        .orderBy("lead_submissions.created_at", "desc")
        .limit(1)
        .as("asked"),
    );

export const findListed = (db: Db, id: string): Promise<ListedBooking | undefined> =>
  withLeads(db).where("bookings.id", "=", id).executeTakeFirst();

/** Sessions to come or under way after a cursor, the next one first. */
export const listAhead = (db: Db, nowMs: number, after: Cursor | undefined, limit: number): Promise<ListedBooking[]> =>
  withLeads(db)
    .where("bookings.state", "=", "booked")
    .where("bookings.end_at", ">", nowMs)
    // The longest session lasts a day at most: the index finds the first one.
    .where("bookings.start_at", ">", nowMs - dayMs)
    .where(after ? sql<boolean>`(bookings.start_at, bookings.id) > (${after.ms}, ${after.id})` : sql<boolean>`1 = 1`)
    .orderBy("bookings.start_at")
    .orderBy("bookings.id")
    .limit(limit)
    .execute();

/** Sessions that are over, cancelled ones included, before a cursor, the last one first. */
export const listPast = (db: Db, nowMs: number, before: Cursor | undefined, limit: number): Promise<ListedBooking[]> =>
  withLeads(db)
    .where("bookings.end_at", "<=", nowMs)
    .where("bookings.start_at", "<=", nowMs)
    .where(before ? sql<boolean>`(bookings.start_at, bookings.id) < (${before.ms}, ${before.id})` : sql<boolean>`1 = 1`)
    .orderBy("bookings.start_at", "desc")
    .orderBy("bookings.id", "desc")
    .limit(limit)
    .execute();

/** Sessions that begin within a span of time, in order. */
export const listBetween = (db: Db, fromMs: number, toMs: number): Promise<ListedBooking[]> =>
  withLeads(db)
    .where("bookings.state", "=", "booked")
    .where("bookings.start_at", ">=", fromMs)
    .where("bookings.start_at", "<", toMs)
    .orderBy("bookings.start_at")
    .execute();

export type SessionToCome = Pick<Schema["bookings"], "id" | "name" | "email" | "start_at" | "end_at" | "kind_id">;

/** All sessions to come, in order. */
export const sessionsToCome = (db: Db, nowMs: number): Promise<SessionToCome[]> =>
  db
    .selectFrom("bookings")
    .select(["id", "name", "email", "start_at", "end_at", "kind_id"])
    .where("state", "=", "booked")
    .where("start_at", ">", nowMs)
    .orderBy("start_at")
    .limit(maxToCome)
    .execute();

/** Only for a session that was not cancelled and has begun. False if there is none. */
export async function setNoShow(db: Db, id: string, isNoShow: boolean, nowMs: number): Promise<boolean> {
  const row = await db
    .updateTable("bookings")
    .set({ no_show: isNoShow ? 1 : 0 })
    .where("id", "=", id)
    .where("state", "=", "booked")
    .where("start_at", "<=", nowMs)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a letter is sent after a session that is over, once. Undefined if none may be sent. */
export const claimLetter = (tx: Db, id: string, nowMs: number): Promise<Schema["bookings"] | undefined> =>
  tx
    .updateTable("bookings")
    .set({ letter_at: nowMs })
    .where("id", "=", id)
    .where("state", "=", "booked")
    .where("end_at", "<=", nowMs)
    .where("letter_at", "is", null)
    .where("wants_reminders", "=", 1)
    .returningAll()
    .executeTakeFirst();
