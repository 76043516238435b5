/** Node 20 has them as a property, later versions as a method. */
type ZonedLocale = { timeZones?: string[]; getTimeZones?: () => string[] };

const zonesOf = (country: string) => {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/** The time zone of a country with one clock; undefined for others, and for letters that are no country. */
export function zoneOfCountry(country: string, nowMs: number): string | undefined {
  const zones = zonesOf(country);
  const clocks = zones.map((timeZone) => new Date(nowMs).toLocaleString("en", { timeZone }));
  return new Set(clocks).size === 1 ? zones[0] : undefined;
}
