import { dateFormat } from "#platform/intl/dates.ts";
import { timeIn } from "./time-in.ts";
import { addDays, clockOfDate, dateIn } from "./zoned-time.ts";

/** Where a business is: its clock, and how it writes dates. */
export type BusinessPlace = { timeZone: string; locale: string };

const format = (ms: number, { timeZone, locale }: BusinessPlace, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { timeZone, ...options }).format(ms);

/** `YYYY-MM-DD` in the business's time zone. */
export const businessDay = (ms: number, timeZone: string) => dateIn(timeZone, ms);

/** The last days in the business's time zone, oldest first, today included. */
export function lastBusinessDays(nowMs: number, timeZone: string, count: number): string[] {
  const today = businessDay(nowMs, timeZone);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** "Saturday, November 21" */
export const longBusinessDay = (ms: number, place: BusinessPlace) =>
  format(ms, place, { weekday: "long", month: "long", day: "numeric" });

/** "Saturday" */
export const businessWeekday = (ms: number, place: BusinessPlace) => format(ms, place, { weekday: "long" });

/** "Nov 21", with the year if it differs from now. */
export function shortBusinessDay(ms: number, place: BusinessPlace, nowMs: number): string {
  const [day, today] = [ms, nowMs].map((each) => businessDay(each, place.timeZone));
  const year = day?.slice(0, 4) === today?.slice(0, 4) ? undefined : "numeric";
  return format(ms, place, { month: "short", day: "numeric", year });
}

/** A day as `YYYY-MM-DD` in short. */
export const shortDay = (day: string, locale: string, nowMs: number) =>
  shortBusinessDay(clockOfDate(day), { timeZone: "UTC", locale }, nowMs);

/** "9:14 am" today, "Nov 20, 9:14 am" on another day. */
export function businessMoment(ms: number, place: BusinessPlace, nowMs: number): string {
  const time = timeIn(place.timeZone, ms, place.locale);
  if (businessDay(ms, place.timeZone) === businessDay(nowMs, place.timeZone)) return time;
  return `${shortBusinessDay(ms, place, nowMs)}, ${time}`;
}

/** "November 21, 2026, 9:14 am" */
export const fullBusinessMoment = (ms: number, place: BusinessPlace) =>
  `${format(ms, place, { dateStyle: "long" })}, ${timeIn(place.timeZone, ms, place.locale)}`;
