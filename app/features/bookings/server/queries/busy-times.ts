import type { Db } from "#platform/engine/server/schema.ts";
import type { Taken } from "../../rules/open-slots.ts";

export type BusyTime = Taken & {
  calendarId: string;
  /** It is a session of this site, at the time that it has here. */
  isSession: boolean;
};

/** The last instant of a date. Times past it are not stored, and passed over where they are: they cannot be read. */
export const maxInstantMs = 8.64e15;

export const isStorable = ({ startMs, endMs }: Taken): boolean =>
  Math.abs(startMs) <= maxInstantMs && Math.abs(endMs) <= maxInstantMs;

type Question = { calendars: readonly string[]; fromMs: number; toMs: number; except?: string };

/**
 * The times that the owner's other calendars take within a span. The copy of a session takes none if the session was
 * cancelled or moved here, or is `except`.
 */
export async function readBusyTimes(db: Db, { calendars, fromMs, toMs, except = "" }: Question): Promise<BusyTime[]> {
  if (calendars.length === 0) return [];
  const rows = await db
    .selectFrom("busy_times")
    .leftJoin("bookings", "bookings.id", "busy_times.session_id")
    .select(["busy_times.calendar_id", "busy_times.start_at", "busy_times.end_at", "bookings.start_at as session_at"])
    .where("calendar_id", "in", [...calendars])
    .where("busy_times.end_at", ">", fromMs)
    .where("busy_times.start_at", "<", toMs)
    .where("busy_times.start_at", ">=", -maxInstantMs)
    .where("busy_times.end_at", "<=", maxInstantMs)
    .where((where) =>
      where.or([
        where("session_id", "=", ""),
        where("bookings.id", "is", null),
        where.and([
          where("bookings.state", "=", "booked"),
          where("bookings.id", "!=", except),
          where("busy_times.sequence", ">=", where.ref("bookings.revision")),
        ]),
      ]),
    )
    .orderBy("busy_times.start_at")
    .execute();
  return rows.map((row) => ({
    calendarId: row.calendar_id,
    startMs: row.start_at,
    endMs: row.end_at,
    isSession: row.session_at === row.start_at,
  }));
}
