import { clockOfDate, dateIn, instantOf } from "#platform/time/zoned-time.ts";
import type { BookingFacts } from "./normalize-booking-facts.ts";
import { bookableDays, freeSlotsOf, fullDays, isFree, openingsOn, slotsOfDay, type Taken } from "./open-slots.ts";

const minuteMs = 60_000;

/** Why visitors are not offered an hour. */
export type WhyNot<By extends Taken> =
  | { kind: "offered" | "past" | "day off" | "full day" }
  | { kind: "notice"; firstMs: number }
  | { kind: "too far"; last: string }
  | { kind: "closed"; hours: Taken[] }
  /** No session begins then; these are the ones before and after. */
  | { kind: "no beginning"; around: number[] }
  | { kind: "taken" | "pause"; by: By[] };

type Question<By> = {
  facts: BookingFacts;
  taken: readonly By[];
  sessions: readonly number[];
  nowMs: number;
  atMs: number;
};

/** Returns the first rule that forbids an hour, in the order in which an owner would look. */
export function whyNotOffered<By extends Taken>({ facts, taken, sessions, nowMs, atMs }: Question<By>): WhyNot<By> {
  const { timeZone, noticeHours, daysOff } = facts;
  const date = dateIn(timeZone, atMs);
  const firstMs = nowMs + noticeHours * 60 * minuteMs;
  const { last } = bookableDays(facts, nowMs);
  if (atMs < nowMs) return { kind: "past" };
  if (atMs < firstMs) return { kind: "notice", firstMs };
  if (date > last) return { kind: "too far", last };
  if (daysOff.includes(date)) return { kind: "day off" };
  const hours = openingsOn(facts, date);
  if (!hours.some(({ startMs, endMs }) => atMs >= startMs && atMs < endMs)) return { kind: "closed", hours };
  const free = freeSlotsOf(facts, date, taken);
  if (free.includes(atMs)) return { kind: fullDays(facts, sessions)(date) ? "full day" : "offered" };
  const slots = slotsOfDay(facts, date);
  const why = takenBy(facts, taken, atMs);
  if (slots.includes(atMs) && why) return why;
  return { kind: "no beginning", around: aroundOf([...new Set([...slots, ...free])].sort(), atMs) };
}

function takenBy<By extends Taken>(facts: BookingFacts, taken: readonly By[], atMs: number): WhyNot<By> | undefined {
  const during = taken.filter((each) => !isFree({ ...facts, bufferMinutes: 0 }, atMs, [{ ...each, bufferMinutes: 0 }]));
  const near = taken.filter((each) => !isFree(facts, atMs, [each]));
  if (during.length > 0) return { kind: "taken", by: during };
  return near.length > 0 ? { kind: "pause", by: near } : undefined;
}

const aroundOf = (slots: readonly number[], atMs: number) =>
  [slots.findLast((slot) => slot < atMs), slots.find((slot) => slot > atMs)].filter((slot) => slot !== undefined);

const time = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Returns the instant of "14:30" on a `YYYY-MM-DD`, in a zone; undefined if it is not a time. */
export function instantOfTime(timeZone: string, date: string, text: string): number | undefined {
  const [, hours, minutes] = time.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return instantOf(timeZone, clockOfDate(date) + (Number(hours) * 60 + Number(minutes)) * minuteMs);
}
