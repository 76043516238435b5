import { openSlots, type SlotQuestion } from "#app/rules/bookings/open-slots.ts";
import { readTaken } from "#server/tables/bookings/bookings.ts";
import type { Db } from "#server/tables/schema.ts";
import type { BookingDeps } from "./booking-deps.ts";

export const maxDays = 31;
const maxBufferMs = 4 * 60 * 60 * 1000;

export type Calendar = Omit<SlotQuestion, "from" | "days">;

/** The calendar now; `except` is the booking to be moved. */
export async function loadCalendar(db: Db, deps: BookingDeps, except?: string): Promise<Calendar> {
  const nowMs = deps.clock();
  return { facts: deps.facts().booking, taken: await readTaken(db, nowMs - maxBufferMs, except), nowMs };
}

/** Free hours from today on, as many as one answer holds. */
export const nextSlots = (calendar: Calendar): number[] => openSlots({ ...calendar, days: maxDays });
