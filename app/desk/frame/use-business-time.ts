import { useRouteLoaderData } from "react-router";
import { businessMoment, longBusinessDay, shortBusinessDay } from "#app/rules/time/business-time.ts";
import { timeIn } from "#app/rules/time/time-in.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { loader } from "./desk.tsx";

/** Moments in the business's time zone. */
export function useBusinessTime() {
  const { timeZone } = useFacts().booking;
  const nowMs = useRouteLoaderData<typeof loader>("desk/frame/desk")?.nowMs ?? 0;
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
