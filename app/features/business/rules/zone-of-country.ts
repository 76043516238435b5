import { clockAt } from "#platform/time/zoned-time.ts";

/** Node 20 has them as a property, later versions as a method. */
type ZonedLocale = { timeZones?: string[]; getTimeZones?: () => string[] };

const zonesOf = (country: string) => {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/** The zone of most people in a country with several, for countries in which one clearly leads. */
const mainZones: Record<string, string> = {
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
};

/** The time zone of a country with one zone, or with one that leads; undefined for others and unknown countries. */
export function zoneOfCountry(country: string, nowMs: number): string | undefined {
  const zones = zonesOf(country);
  const clocks = zones.map((zone) => clockAt(zone, nowMs));
  return new Set(clocks).size === 1 ? zones[0] : mainZones[country];
}
