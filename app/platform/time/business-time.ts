import { dateFormat } from "./date-format.ts";
import { timeIn } from "./time-in.ts";

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) => dateFormat("en-US", { timeZone, ...options });

/** `YYYY-MM-DD` in the business's time zone. */
export const businessDay = (ms: number, timeZone: string) =>
  dateFormat("en-CA", { timeZone, dateStyle: "short" }).format(ms);

/** The last days in the business's time zone, oldest first, today included. */
export function lastBusinessDays(nowMs: number, timeZone: string, count: number): string[] {
  const today = Date.parse(`${businessDay(nowMs, timeZone)}T00:00:00Z`);
  const dayMs = 24 * 60 * 60 * 1000;
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

/** "Saturday, November 21" */
export const longBusinessDay = (ms: number, timeZone: string) =>
  format(timeZone, { weekday: "long", month: "long", day: "numeric" }).format(ms);

/** "Nov 21", with the year if it differs from now. */
export function shortBusinessDay(ms: number, timeZone: string, nowMs: number): string {
  const isThisYear = businessDay(ms, timeZone).slice(0, 4) === businessDay(nowMs, timeZone).slice(0, 4);
  const year = isThisYear ? undefined : ("numeric" as const);
  return format(timeZone, { month: "short", day: "numeric", year }).format(ms);
}

/** "9:14 am" today, "Nov 20, 9:14 am" on another day. */
export function businessMoment(ms: number, timeZone: string, nowMs: number): string {
  const time = timeIn(timeZone, ms);
  if (businessDay(ms, timeZone) === businessDay(nowMs, timeZone)) return time;
  return `${shortBusinessDay(ms, timeZone, nowMs)}, ${time}`;
}

/** "November 21, 2026, 9:14 am" */
export const fullBusinessMoment = (ms: number, timeZone: string) =>
  `${format(timeZone, { dateStyle: "long" }).format(ms)}, ${timeIn(timeZone, ms)}`;
