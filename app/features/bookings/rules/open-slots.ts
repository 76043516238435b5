import { addDays, clockOfDate, dateIn, instantOf } from "#platform/time/zoned-time.ts";
import type { BookingFacts } from "./normalize-booking-facts.ts";
import { readOpenings } from "./opening-hours.ts";

const minuteMs = 60_000;

export type Taken = {
  startMs: number;
  endMs: number;
  /** The pause around a session of another kind. */
  bufferMinutes?: number;
};

export type SlotQuestion = {
  facts: BookingFacts;
  taken: readonly Taken[];
  /** Beginnings of booked sessions of this kind, for the maximum a day. */
  sessions?: readonly number[];
  nowMs: number;
  /** The first day to look at, in the business's time zone; today if it is left out or past. */
  from?: string;
  days: number;
};

/** A day's opening hours as instants; none on a day off. */
export function openingsOn(facts: BookingFacts, date: string): Taken[] {
  if (facts.daysOff.includes(date)) return [];
  const weekday = (new Date(clockOfDate(date)).getUTCDay() + 6) % 7;
  const at = (minutes: number) => instantOf(facts.timeZone, clockOfDate(date) + minutes * minuteMs);
  return readOpenings(facts.weeklyHours[weekday] ?? []).map(({ from, to }) => ({ startMs: at(from), endMs: at(to) }));
}

/** The instants at which a session could begin on a day, whether taken or not. */
export const slotsOfDay = (facts: BookingFacts, date: string): number[] =>
  openingsOn(facts, date).flatMap((opening) => slotsWithin(facts, opening));

/** Sessions with pauses in elapsed time: clocks may change meanwhile. */
function slotsWithin({ lengthMinutes, bufferMinutes }: BookingFacts, { startMs, endMs }: Taken) {
  const last = endMs - lengthMinutes * minuteMs;
  const slots: number[] = [];
  for (let slot = startMs; slot <= last; slot += (lengthMinutes + bufferMinutes) * minuteMs) slots.push(slot);
  return slots;
}

/** Whether a session at this time keeps its own pauses and those of all others. */
export function isFree({ lengthMinutes, bufferMinutes }: BookingFacts, startMs: number, taken: readonly Taken[]) {
  const span = { startMs, endMs: startMs + lengthMinutes * minuteMs, bufferMinutes };
  return taken.every((other) => keepsDistance(other, span));
}

function keepsDistance(other: Taken, { startMs, endMs, bufferMinutes = 0 }: Taken): boolean {
  const distanceMs = Math.max(bufferMinutes, other.bufferMinutes ?? 0) * minuteMs;
  return other.endMs <= startMs - distanceMs || other.startMs >= endMs + distanceMs;
}

/** The free slots of a day. Only the taken times near it are compared with each: there may be thousands. */
function freeSlotsOf(facts: BookingFacts, slots: readonly number[], taken: readonly Taken[]): number[] {
  const [startMs = 0, lastMs = 0] = [slots[0], slots.at(-1)];
  const day = { bufferMinutes: facts.bufferMinutes, startMs, endMs: lastMs + facts.lengthMinutes * minuteMs };
  const near = taken.filter((other) => !keepsDistance(other, day));
  return slots.filter((slot) => isFree(facts, slot, near));
}

/** The first and last day that can be booked, in the business's time zone. */
export function bookableDays({ timeZone, horizonDays }: BookingFacts, nowMs: number): { first: string; last: string } {
  const first = dateIn(timeZone, nowMs);
  return { first, last: addDays(first, horizonDays) };
}

/** Returns a function that tells whether a day has reached its maximum of sessions. */
export function fullDays({ maxADay, timeZone }: BookingFacts, sessions: readonly number[]) {
  if (maxADay === 0) return () => false;
  const days = sessions.map((startMs) => dateIn(timeZone, startMs));
  return (date: string) => days.filter((day) => day === date).length >= maxADay;
}

/** Lists the times when a session can begin: within opening hours, notice and horizon, and free. */
export function openSlots({ facts, taken, sessions = [], nowMs, from = "", days }: SlotQuestion): number[] {
  const { first, last } = bookableDays(facts, nowMs);
  const start = from > first ? from : first;
  const earliest = nowMs + facts.noticeHours * 60 * minuteMs;
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index)).filter((date) => date <= last);
  const isFull = fullDays(facts, sessions);
  return dates
    .filter((date) => !isFull(date))
    .map((date) => slotsOfDay(facts, date).filter((slot) => slot >= earliest))
    .flatMap((slots) => freeSlotsOf(facts, slots, taken));
}

export function isSlotAvailable(startMs: number, question: Omit<SlotQuestion, "from" | "days">): boolean {
  return openSlots({ ...question, from: dateIn(question.facts.timeZone, startMs), days: 1 }).includes(startMs);
}
