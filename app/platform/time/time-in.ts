import { partsOf } from "./date-format.ts";

const nbsp = "\u00a0";

/** "10:30 am": how every page, mail and list writes a time of day. */
export function timeIn(zone: string, instantMs: number): string {
  const {
    hour,
    minute,
    dayPeriod = "",
  } = partsOf(zone, instantMs, { hour: "numeric", minute: "2-digit", hour12: true });
  return `${hour}:${minute}${nbsp}${dayPeriod.toLowerCase()}`;
}
