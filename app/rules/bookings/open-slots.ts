import { addDays, clockOfDate, dateIn, instantOf } from "#app/rules/time/zoned-time.ts";
import type { BookingFacts } from "./normalize-booking-facts.ts";
import { type Opening, readOpenings } from "./opening-hours.ts";

const minuteMs = 60_000;

/** An hour that somebody has. */
export type Taken = { startMs: number; endMs: number };

export type SlotQuestion = {
  facts: BookingFacts;
  taken: readonly Taken[];
  nowMs: number;
  /** The first day to look at, on the owner's calendar; today if it is left out or past. */
  from?: string;
  days: number;
};

/** The instants at which a session could begin on one of the owner's days, whoever has which. */
export function slotsOfDay(facts: BookingFacts, date: string): number[] {
  if (facts.daysOff.includes(date)) return [];
  const weekday = (new Date(clockOfDate(date)).getUTCDay() + 6) % 7;
  return readOpenings(facts.weeklyHours[weekday] ?? []).flatMap((opening) => slotsWithin(facts, date, opening));
}

/** One session after the other with the pause between, as time passes: clocks may be put forward or back meanwhile. */
function slotsWithin({ timeZone, lengthMinutes, bufferMinutes }: BookingFacts, date: string, opening: Opening) {
  const at = (minutes: number) => instantOf(timeZone, clockOfDate(date) + minutes * minuteMs);
  const last = at(opening.to) - lengthMinutes * minuteMs;
  const slots: number[] = [];
  for (let slot = at(opening.from); slot <= last; slot += (lengthMinutes + bufferMinutes) * minuteMs) slots.push(slot);
  return slots;
}

/** Whether a session that begins then keeps its distance from all others. */
export function isFree({ lengthMinutes, bufferMinutes }: BookingFacts, startMs: number, taken: readonly Taken[]) {
  const [before, after] = [startMs - bufferMinutes * minuteMs, startMs + (lengthMinutes + bufferMinutes) * minuteMs];
  return taken.every((other) => other.endMs <= before || other.startMs >= after);
}

/** The first and the last of the owner's days on which one may book. */
export function bookableDays({ timeZone, horizonDays }: BookingFacts, nowMs: number): { first: string; last: string } {
  const first = dateIn(timeZone, nowMs);
  return { first, last: addDays(first, horizonDays) };
}

/** When a session can still begin: inside the owner's hours, with notice, within the horizon, and free. */
export function openSlots({ facts, taken, nowMs, from = "", days }: SlotQuestion): number[] {
  const { first, last } = bookableDays(facts, nowMs);
  const start = from > first ? from : first;
  const earliest = nowMs + facts.noticeHours * 60 * minuteMs;
  const dates = Array.from({ length: days }, (_, place) => addDays(start, place)).filter((date) => date <= last);
  return dates
    .flatMap((date) => slotsOfDay(facts, date))
    .filter((slot) => slot >= earliest && isFree(facts, slot, taken));
}

/** Whether a session may begin at this very instant. */
export function isOpen(startMs: number, question: Omit<SlotQuestion, "from" | "days">): boolean {
  return openSlots({ ...question, from: dateIn(question.facts.timeZone, startMs), days: 1 }).includes(startMs);
}
