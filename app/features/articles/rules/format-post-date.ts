import { formatDay } from "#platform/intl/format-day.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { readDate } from "#platform/time/read-date.ts";

/** A long date: the written day in every reader's time zone, or the words for an unknown one. */
export function formatPostDate(date: string, whenUnknown: string, locale: string): string {
  const day = dayOfPost(readDate(date));
  return day ? formatDay(day, locale) : whenUnknown;
}
