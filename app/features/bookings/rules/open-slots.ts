import { addDays, clockOfDate, dateIn, instantOf } from "#platform/time/zoned-time.ts";
import type { BookingFacts } from "./normalize-booking-facts.ts";
import { readOpenings } from "./opening-hours.ts";

const minuteMs = 60_000;
/** Sessions that follow something else begin at such minutes. */
const roundMs = 5 * minuteMs;

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
  /** As for `freeSlotsOf`. */
  areBoth?: boolean;
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

/** The spans of an opening in which a session may lie. */
function gapsOf({ bufferMinutes }: BookingFacts, opening: Taken, taken: readonly Taken[]): Taken[] {
  const blocked = taken
    // There may be thousands.
    .filter((other) => !keepsDistance(other, { ...opening, bufferMinutes }))
    .map((other) => ({ ...other, distanceMs: Math.max(bufferMinutes, other.bufferMinutes ?? 0) * minuteMs }))
    .map(({ startMs, endMs, distanceMs }) => ({ startMs: startMs - distanceMs, endMs: endMs + distanceMs }))
    .sort((one, other) => one.startMs - other.startMs);
  const gaps: Taken[] = [];
  let { startMs } = opening;
  for (const each of blocked) {
    if (each.startMs > startMs) gaps.push({ startMs, endMs: each.startMs });
    startMs = Math.max(startMs, each.endMs);
  }
  return [...gaps, { startMs, endMs: opening.endMs }];
}

/** As many sessions as a gap holds, at round minutes if these cost none. */
function packedSlots(facts: BookingFacts, gap: Taken): number[] {
  const exact = slotsWithin(facts, gap);
  const round = slotsWithin(facts, { ...gap, startMs: Math.ceil(gap.startMs / roundMs) * roundMs });
  return round.length < exact.length ? exact : round;
}

/**
 * The free slots of a day: its regular ones, and in a gap that holds more sessions than these, those from its beginning
 * on. With `areBoth` the regular ones too, so that an hour stays good when another is booked after it was shown.
 */
export function freeSlotsOf(facts: BookingFacts, date: string, taken: readonly Taken[], areBoth = false): number[] {
  return openingsOn(facts, date).flatMap((opening) => {
    const all = slotsWithin(facts, opening);
    return gapsOf(facts, opening, taken).flatMap((gap) => {
      const regular = all.filter((slot) => slot >= gap.startMs && slot + facts.lengthMinutes * minuteMs <= gap.endMs);
      const packed = packedSlots(facts, gap);
      if (areBoth) return [...regular, ...packed];
      return packed.length > regular.length ? packed : regular;
    });
  });
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
export function openSlots({ facts, taken, sessions = [], nowMs, from = "", days, areBoth }: SlotQuestion): number[] {
  const { first, last } = bookableDays(facts, nowMs);
  const start = from > first ? from : first;
  const earliest = nowMs + facts.noticeHours * 60 * minuteMs;
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index)).filter((date) => date <= last);
  const isFull = fullDays(facts, sessions);
  return dates
    .filter((date) => !isFull(date))
    .flatMap((date) => freeSlotsOf(facts, date, taken, areBoth))
    .filter((slot) => slot >= earliest);
}

export function isSlotAvailable(startMs: number, question: Omit<SlotQuestion, "from" | "days">): boolean {
  const from = dateIn(question.facts.timeZone, startMs);
  return openSlots({ ...question, from, days: 1, areBoth: true }).includes(startMs);
}
