import { partsOf } from "#platform/intl/dates.ts";

/** The names are those of this year: zones change theirs. */
const someDay = Date.UTC(2026, 0, 1);

/** "Pacific time": a time zone as people call it. */
export function zoneName(zone: string): string {
  const { timeZoneName: name = zone } = partsOf({ zone, ms: someDay }, { timeZoneName: "longGeneric" });
  return name.includes("Standard") ? name : name.replace(/ Time$/, " time");
}
