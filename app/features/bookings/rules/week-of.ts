import { addDays, clockOfDate, instantOf } from "#platform/time/zoned-time.ts";

/** The seven dates of the week around a date, Monday first. */
export function weekOf(date: string): string[] {
  const weekday = (new Date(clockOfDate(date)).getUTCDay() + 6) % 7;
  const monday = addDays(date, -weekday);
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
}

/** From the beginning of a date in a zone to that of another. */
export const spanOf = (zone: string, from: string, to: string) => ({
  fromMs: instantOf(zone, clockOfDate(from)),
  toMs: instantOf(zone, clockOfDate(to)),
});
