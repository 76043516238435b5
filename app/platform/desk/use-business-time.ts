import { useRouteLoaderData } from "react-router";
import { useFacts } from "#facts/use-facts.ts";
import type { loader } from "#features/desk/frame/desk.tsx";
import { businessMoment, longBusinessDay, shortBusinessDay } from "#platform/time/business-time.ts";
import { timeIn } from "#platform/time/time-in.ts";

/** Moments in the business's time zone. */
export function useBusinessTime() {
  const { timeZone } = useFacts().booking;
  const nowMs = useRouteLoaderData<typeof loader>("desk")?.nowMs ?? 0;
  return {
    nowMs,
    moment: (ms: number) => businessMoment(ms, timeZone, nowMs),
    clock: (ms: number) => timeIn(timeZone, ms),
    day: (ms: number) => shortBusinessDay(ms, timeZone, nowMs),
    /** Of a day as `YYYY-MM-DD`. */
    calendarDay: (day: string) => shortBusinessDay(Date.parse(`${day}T12:00:00Z`), "UTC", nowMs),
    longDay: (ms: number) => longBusinessDay(ms, timeZone),
  };
}
