import { partsOf } from "#platform/intl/dates.ts";

const nbsp = "\u00a0";

/** "10:30 am", or "10:30" by a clock of 24 hours: how every page, mail and list writes a time of day. */
export function timeIn(zone: string, ms: number, locale: string): string {
  const { hour = "", minute, dayPeriod } = partsOf({ zone, ms, locale }, { hour: "numeric", minute: "2-digit" });
  return dayPeriod ? `${hour}:${minute}${nbsp}${dayPeriod.toLowerCase()}` : `${hour.padStart(2, "0")}:${minute}`;
}
