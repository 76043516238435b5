import type { Facts } from "#facts/facts.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { isTimeZone } from "#platform/time/zoned-time.ts";
import { readOpening } from "./opening-hours.ts";

export type BookingFacts = Facts["booking"];

const whole = (least: number, limit: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= limit;
const isText = (value: unknown): value is string => typeof value === "string";
const isDay = (value: unknown) => isText(value) && value !== "" && dayOfPost(value) === value;
const isHours = (value: unknown) =>
  Array.isArray(value) && value.every((each) => isText(each) && readOpening(each) !== undefined);

/** The valid values of each calendar fact. */
const checks: Record<keyof BookingFacts, (value: unknown) => boolean> = {
  timeZone: (value) => isText(value) && isTimeZone(value),
  weeklyHours: (value) => Array.isArray(value) && value.length === 7 && value.every(isHours),
  lengthMinutes: whole(5, 480),
  bufferMinutes: whole(0, 240),
  noticeHours: whole(0, 24 * 60),
  horizonDays: whole(1, 366),
  maxADay: whole(0, 100),
  changeUntilHours: whole(0, 24 * 14),
  reminderHours: whole(0, 24 * 14),
  secondReminderHours: whole(0, 24 * 14),
  daysOff: (value) => Array.isArray(value) && value.every(isDay),
};

/** The calendar facts that cannot be used. */
export const wrongBookingFacts = (facts: BookingFacts): (keyof BookingFacts)[] =>
  (Object.keys(checks) as (keyof BookingFacts)[]).filter((name) => !checks[name](facts[name]));

/** The calendar facts, with the default where a change cannot be used. */
export function normalizeBookingFacts(facts: BookingFacts, standard: BookingFacts): BookingFacts {
  const wrong = wrongBookingFacts(facts).map((name) => [name, standard[name]]);
  return { ...facts, ...Object.fromEntries(wrong) };
}
