import type { Services } from "#platform/http/services.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { lastDays, type Period, weekFrom } from "../rules/period.ts";

export const periods = [7, 30, 90, 365] as const;
const standard = 30;

/** Reads the period from the address: a week, or the last days; `shown` is the chosen number of days. */
export function readPeriod(request: Request, { clock, facts }: Services): { period: Period; shown?: number } {
  const { searchParams } = new URL(request.url);
  const week = dayOfPost(searchParams.get("week") ?? "");
  if (week) return { period: weekFrom(week) };
  const asked = Number(searchParams.get("days"));
  const shown = periods.find((days) => days === asked) ?? standard;
  return { period: lastDays(businessDay(clock(), facts().booking.timeZone), shown), shown };
}
