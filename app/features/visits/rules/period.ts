import { addDays, clockOfDate } from "#platform/time/zoned-time.ts";

/** Days of the business, `YYYY-MM-DD`: the period up to its last day, and the one before from `earlierDay` on. */
export type Period = { earlierDay: string; fromDay: string; toDay: string; days: number };

/** 0 for Monday. */
const weekdayOf = (day: string) => (new Date(clockOfDate(day)).getUTCDay() + 6) % 7;

export const lastDays = (today: string, days: number): Period => ({
  earlierDay: addDays(today, 1 - 2 * days),
  fromDay: addDays(today, 1 - days),
  toDay: today,
  days,
});

/** The week that begins on this day. */
export const weekFrom = (day: string): Period => ({
  earlierDay: addDays(day, -7),
  fromDay: day,
  toDay: addDays(day, 6),
  days: 7,
});

export const daysOf = ({ earlierDay, days }: Period): string[] =>
  Array.from({ length: 2 * days }, (_, at) => addDays(earlierDay, at));

/** The Monday of the last whole week. */
export const lastMonday = (today: string) => addDays(today, -weekdayOf(today) - 7);

const firstTime = "07:00";
const lastWeekday = 1;

/** Whether last week's letter may be sent at a local time (`YYYY-MM-DDThh:mm`): Monday 7:00 until Tuesday night. */
export function isLetterTime(localTime: string): boolean {
  const [day = "", time = ""] = localTime.split("T");
  const weekday = weekdayOf(day);
  return weekday <= lastWeekday && (weekday > 0 || time >= firstTime);
}
