import { openSlots, type SlotQuestion } from "#app/rules/booking/open-slots.ts";
import { readTaken } from "../tables/bookings.ts";
import type { Db } from "../tables/schema.ts";
import type { BookingGround } from "./booking-ground.ts";

export const mostDays = 31;
const longestBufferMs = 4 * 60 * 60 * 1000;

export type Calendar = Omit<SlotQuestion, "from" | "days">;

/** The hours as they are now; `except` is the booking that wants to move. */
export async function lookAtCalendar(db: Db, ground: BookingGround, except?: string): Promise<Calendar> {
  const nowMs = ground.clock();
  return { facts: ground.facts().booking, taken: await readTaken(db, nowMs - longestBufferMs, except), nowMs };
}

/** What is free from today on, as far as one look reaches. */
export const nextSlots = (calendar: Calendar): number[] => openSlots({ ...calendar, days: mostDays });
