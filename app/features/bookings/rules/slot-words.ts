import { partsOf } from "#platform/time/date-format.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { clockAt } from "#platform/time/zoned-time.ts";

const nbsp = "\u00a0";

/** "Thursday, December 10", optionally with its year */
export function dayIn(zone: string, instantMs: number, withYear = false): string {
  const { weekday, month, day, year } = partsOf(zone, instantMs, {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return `${weekday}, ${month}${nbsp}${day}${withYear ? `, ${year}` : ""}`;
}

const weekdayIn = (zone: string, instantMs: number) => partsOf(zone, instantMs, { weekday: "short" }).weekday;

/** "Pacific Time" */
export function zoneName(zone: string, instantMs: number): string {
  return partsOf(zone, instantMs, { timeZoneName: "longGeneric" }).timeZoneName ?? zone;
}

/** The same moment in the owner's zone, with the weekday if it differs; undefined if the clocks agree. */
export function timeBeside(zone: string, ownerZone: string, instantMs: number): string | undefined {
  const [clock, ownerClock] = [clockAt(zone, instantMs), clockAt(ownerZone, instantMs)];
  if (clock === ownerClock) return undefined;
  const time = timeIn(ownerZone, instantMs);
  const isSameDay = new Date(clock).getUTCDate() === new Date(ownerClock).getUTCDate();
  return isSameDay ? time : `${weekdayIn(ownerZone, instantMs)} ${time}`;
}
