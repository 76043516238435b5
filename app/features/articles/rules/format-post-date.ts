import { dayOfPost } from "#platform/time/calendar-day.ts";
import { readDate } from "#platform/time/read-date.ts";

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A long US date: the written day in every reader's time zone, or the words for an unknown one. */
export function formatPostDate(date: string, whenUnknown: string): string {
  const day = dayOfPost(readDate(date));
  return day ? longDate.format(new Date(`${day}T00:00:00Z`)) : whenUnknown;
}
