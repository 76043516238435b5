import { partsOf } from "#platform/intl/dates.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { clockAt } from "#platform/time/zoned-time.ts";

const nbsp = "\u00a0";

/** "Thursday, December 10", optionally with its year; "Thursday, 10 December" where the day comes first. */
export function dayIn(zone: string, ms: number, locale: string, withYear = false): string {
  const options = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
  const parts = partsOf({ zone, ms, locale }, options);
  const { weekday, month, day, year } = parts;
  const order = Object.keys(parts);
  if (order.indexOf("day") < order.indexOf("month"))
    return `${weekday}, ${day}${nbsp}${month}${withYear ? ` ${year}` : ""}`;
  return `${weekday}, ${month}${nbsp}${day}${withYear ? `, ${year}` : ""}`;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** "Tuesday 10:00 am, 10:45 am, Wednesday 9:00 am"; days that are further off than a week have their date. */
export function listHours(
  { zone, locale }: { zone: string; locale: string },
  slots: readonly number[],
  nowMs: number,
): string {
  const dayOf = (slot: number) => {
    const day = dayIn(zone, slot, locale);
    return slot - nowMs < weekMs ? day.slice(0, day.indexOf(",")) : day;
  };
  const words = slots.map((slot, place) => {
    const before = slots[place - 1];
    const isNewDay = before === undefined || dayOf(before) !== dayOf(slot);
    return isNewDay ? `${dayOf(slot)} ${timeIn(zone, slot, locale)}` : timeIn(zone, slot, locale);
  });
  return words.join(", ");
}

const weekdayIn = (zone: string, ms: number) => partsOf({ zone, ms }, { weekday: "short" }).weekday;

/** "Pacific Time" */
export function zoneName(zone: string, ms: number): string {
  return partsOf({ zone, ms }, { timeZoneName: "longGeneric" }).timeZoneName ?? zone;
}

/** The same moment in the owner's zone, with the weekday if it differs; undefined if the clocks agree. */
export function timeBeside(zone: string, ownerZone: string, ms: number, locale: string): string | undefined {
  const [clock, ownerClock] = [clockAt(zone, ms), clockAt(ownerZone, ms)];
  if (clock === ownerClock) return undefined;
  const time = timeIn(ownerZone, ms, locale);
  const isSameDay = new Date(clock).getUTCDate() === new Date(ownerClock).getUTCDate();
  return isSameDay ? time : `${weekdayIn(ownerZone, ms)} ${time}`;
}
