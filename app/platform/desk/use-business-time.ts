import { useRouteLoaderData } from "react-router";
import { businessPlace } from "#facts/business-place.ts";
import { useFacts } from "#facts/use-facts.ts";
import {
  businessMoment,
  businessWeekday,
  longBusinessDay,
  shortBusinessDay,
  shortDay,
} from "#platform/time/business-time.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { clockOfDate } from "#platform/time/zoned-time.ts";

/** Moments in the business's time zone. */
export function useBusinessTime() {
  const place = businessPlace(useFacts());
  const nowMs = useRouteLoaderData<{ nowMs: number }>("desk")?.nowMs ?? 0;
  return {
    nowMs,
    moment: (ms: number) => businessMoment(ms, place, nowMs),
    clock: (ms: number) => timeIn(place.timeZone, ms, place.locale),
    day: (ms: number) => shortBusinessDay(ms, place, nowMs),
    /** Of a day as `YYYY-MM-DD`. */
    calendarDay: (day: string) => shortDay(day, place.locale, nowMs),
    longCalendarDay: (day: string) => longBusinessDay(clockOfDate(day), { ...place, timeZone: "UTC" }),
    weekday: (ms: number) => businessWeekday(ms, place),
    longDay: (ms: number) => longBusinessDay(ms, place),
  };
}
