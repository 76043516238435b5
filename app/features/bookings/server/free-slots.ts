import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { factsOfKind } from "../rules/facts-of-kind.ts";
import { bookableDays, isSlotAvailable, openSlots, type SlotQuestion } from "../rules/open-slots.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { readTaken } from "./queries/bookings.ts";
import { readBusyTimes } from "./queries/busy-times.ts";

export const maxDays = 31;
const maxBufferMs = 4 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export type Calendar = Omit<SlotQuestion, "from" | "days">;

/**
 * The calendar of a kind by its id, empty for the consultation; `except` is the booking to be moved. With `isByOwner` the
 * notice does not count.
 */
export type CalendarOf = { kindId: string; except?: string | undefined; isByOwner?: boolean | undefined };

/** Loads the calendar of a kind. Sessions of all kinds take hours, each with the distance of its own kind. */
export async function loadCalendar(
  db: Db,
  deps: BookingDeps,
  { kindId, except, isByOwner = false }: CalendarOf,
): Promise<Calendar> {
  const nowMs = deps.clock();
  const every = deps.facts();
  const { booking } = factsOfKind(every, kindId);
  const facts = isByOwner ? { ...booking, noticeHours: 0 } : booking;
  const fromMs = nowMs - maxBufferMs;
  const toMs = nowMs + (facts.horizonDays + 2) * dayMs;
  const busy = await readBusyTimes(db, { calendars: deps.busy.ids(), fromMs, toMs, except });
  // Sessions of the whole day count for the most in a day.
  const rows = await readTaken(db, nowMs - dayMs, except);
  const sessions = rows.filter((row) => row.kindId === kindId).map(({ startMs }) => startMs);
  return { facts, taken: [...rows.map(keepDistance(every)), ...busy], sessions, nowMs };
}

/** Adds the distance that the session's kind keeps. */
export const keepDistance =
  (facts: Facts) =>
  <Each extends { kindId: string }>(session: Each) => ({
    ...session,
    bufferMinutes: factsOfKind(facts, session.kindId).booking.bufferMinutes,
  });

/** Times that the owner's other calendars take, without our sessions, with the calendars' names. */
export async function busyBetween({ db, busy }: BookingDeps, fromMs: number, toMs: number) {
  const names = new Map(busy.connected().map(({ id, name }) => [id, name]));
  const times = await readBusyTimes(db, { calendars: [...names.keys()], fromMs, toMs });
  const others = times.filter(({ isSession }) => !isSession);
  return others.map(({ calendarId, startMs, endMs }) => ({ startMs, endMs, name: names.get(calendarId) ?? "" }));
}

/**
 * Reads the owner's other calendars once more before an hour is booked. Skips hours that are not free anyway, so that
 * nobody can trigger reads by posting hours that are not offered.
 */
export async function askCalendarsAbout(startMs: number, deps: BookingDeps, of: CalendarOf): Promise<void> {
  if (deps.busy.ids().length === 0) return;
  if (isSlotAvailable(startMs, await loadCalendar(deps.db, deps, of))) await deps.busy.readNow();
}

/** Returns the next free hours, up to the maximum of one answer, from the first weeks that have any. */
export function nextSlots(calendar: Calendar, from?: string): number[] {
  const { first, last } = bookableDays(calendar.facts, calendar.nowMs);
  const start = from ?? first;
  const slots = openSlots({ ...calendar, from: start, days: maxDays });
  const next = addDays(start, maxDays);
  return slots.length > 0 || next > last ? slots : nextSlots(calendar, next);
}
