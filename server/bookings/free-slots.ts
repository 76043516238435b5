import { isSlotAvailable, openSlots, type SlotQuestion } from "#app/rules/bookings/open-slots.ts";
import { readTaken } from "#server/tables/bookings/bookings.ts";
import { readBusyTimes } from "#server/tables/bookings/busy-times.ts";
import type { Db } from "#server/tables/schema.ts";
import type { BookingDeps } from "./booking-deps.ts";

export const maxDays = 31;
const maxBufferMs = 4 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export type Calendar = Omit<SlotQuestion, "from" | "days">;

/** The calendar now; `except` is the booking to be moved. */
export async function loadCalendar(db: Db, deps: BookingDeps, except?: string): Promise<Calendar> {
  const nowMs = deps.clock();
  const facts = deps.facts().booking;
  const fromMs = nowMs - maxBufferMs;
  const toMs = nowMs + (facts.horizonDays + 2) * dayMs;
  const busy = await readBusyTimes(db, { calendars: deps.busy.ids(), fromMs, toMs, except });
  // Sessions of the whole day count for the most in a day.
  const sessions = await readTaken(db, nowMs - dayMs, except);
  return { facts, taken: [...sessions, ...busy], sessions: sessions.map(({ startMs }) => startMs), nowMs };
}

/** What the owner's other calendars take besides our sessions, with their names. */
export async function busyBetween({ db, busy }: BookingDeps, fromMs: number, toMs: number) {
  const names = new Map(busy.connected().map(({ id, name }) => [id, name]));
  const times = await readBusyTimes(db, { calendars: [...names.keys()], fromMs, toMs });
  const others = times.filter(({ isSession }) => !isSession);
  return others.map(({ calendarId, startMs, endMs }) => ({ startMs, endMs, name: names.get(calendarId) ?? "" }));
}

/**
 * Asks the owner's other calendars once more before an hour is given away, unless it is not free anyway: nobody can
 * make the site ask them by posting hours that are not offered.
 */
export async function askCalendarsAbout(startMs: number, deps: BookingDeps, except?: string): Promise<void> {
  if (deps.busy.ids().length === 0) return;
  if (isSlotAvailable(startMs, await loadCalendar(deps.db, deps, except))) await deps.busy.readNow();
}

/** Free hours from today on, as many as one answer holds. */
export const nextSlots = (calendar: Calendar): number[] => openSlots({ ...calendar, days: maxDays });
