import { useRouteLoaderData } from "react-router";
import { houseMoment, longHouseDay, shortHouseDay } from "#app/rules/house-time.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { loader } from "./desk.tsx";

/** Times as the house's clock has them. */
export function useHouseTime() {
  const { timeZone } = useFacts().booking;
  const nowMs = useRouteLoaderData<typeof loader>("desk/desk")?.nowMs ?? 0;
  return {
    nowMs,
    moment: (ms: number) => houseMoment(ms, timeZone, nowMs),
    day: (ms: number) => shortHouseDay(ms, timeZone, nowMs),
    longDay: (ms: number) => longHouseDay(ms, timeZone),
  };
}
