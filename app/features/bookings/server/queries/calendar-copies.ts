import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { maxInstantMs } from "./busy-times.ts";

type Copy = Schema["calendar_copies"];

/** Notes how a session was written into the owner's calendar. */
export async function noteCopy(db: Db, { booking_id, ...row }: Copy): Promise<void> {
  await db
    .insertInto("calendar_copies")
    .values({ booking_id, ...row })
    .onConflict((conflict) => conflict.column("booking_id").doUpdateSet(row))
    .execute();
}

export async function deleteCopy(db: Db, bookingId: string): Promise<void> {
  await db.deleteFrom("calendar_copies").where("booking_id", "=", bookingId).execute();
}

type WrittenSession = Pick<Schema["bookings"], "id" | "revision">;

/** A person's sessions that are or may be in the owner's calendar. */
export const listCopiesOf = (tx: Db, calendarId: string, emailFolded: string): Promise<WrittenSession[]> =>
  tx
    .selectFrom("bookings")
    .innerJoin("calendar_copies", "calendar_copies.booking_id", "bookings.id")
    .select(["bookings.id", "bookings.revision"])
    .where("bookings.email_folded", "=", emailFolded)
    .where("calendar_copies.calendar_id", "=", calendarId)
    .execute();

export type CopyDifference = Pick<Schema["bookings"], "id" | "name" | "email" | "start_at" | "end_at"> & {
  /** Its start in the calendar; null if it is gone. */
  there_start_at: number | null;
  there_end_at: number | null;
};

const maxListed = 50;

/**
 * Sessions to come that differ in the owner's calendar from what was written there. Only reads after the writing count.
 */
export async function listDifferences(db: Db, calendarId: string, nowMs: number): Promise<CopyDifference[]> {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("calendar_copies", "calendar_copies.booking_id", "bookings.id")
    .innerJoin("busy_calendars", (join) => join.on("busy_calendars.id", "=", calendarId))
    .leftJoin("busy_times", (join) =>
      join
        .onRef("busy_times.session_id", "=", "bookings.id")
        .on("busy_times.calendar_id", "=", calendarId)
        .on("busy_times.start_at", ">=", -maxInstantMs)
        .on("busy_times.end_at", "<=", maxInstantMs),
    )
    .select(["bookings.id", "bookings.name", "bookings.email", "bookings.start_at", "bookings.end_at"])
    .select(["busy_times.start_at as there_start_at", "busy_times.end_at as there_end_at"])
    .where("bookings.state", "=", "booked")
    .where("bookings.start_at", ">", nowMs)
    .where("calendar_copies.calendar_id", "=", calendarId)
    .whereRef("calendar_copies.sequence", "=", "bookings.revision")
    .whereRef("busy_calendars.good_at", ">", "calendar_copies.written_at")
    .where((where) =>
      where.or([
        where("busy_times.start_at", "is", null),
        where("busy_times.start_at", "!=", where.ref("bookings.start_at")),
        where("busy_times.end_at", "!=", where.ref("bookings.end_at")),
      ]),
    )
    .orderBy("bookings.start_at")
    .limit(maxListed)
    .execute();
  return rows;
}

/** Sessions to come that were never written there, such as those from before it was connected. */
export const listUnwritten = (db: Db, calendarId: string, nowMs: number): Promise<Schema["bookings"][]> =>
  db
    .selectFrom("bookings")
    .leftJoin("calendar_copies", (join) =>
      join.onRef("calendar_copies.booking_id", "=", "bookings.id").on("calendar_copies.calendar_id", "=", calendarId),
    )
    .selectAll("bookings")
    .where("bookings.state", "=", "booked")
    .where("bookings.start_at", ">", nowMs)
    .where("calendar_copies.booking_id", "is", null)
    .limit(maxListed)
    .execute();
