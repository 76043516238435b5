import { partsOf } from "./date-format.ts";

/** The names are those of this year: zones change theirs. */
const someDay = Date.UTC(2026, 0, 1);

/** "Pacific time": a time zone as people call it. */
export function zoneName(timeZone: string): string {
  const { timeZoneName: name = timeZone } = partsOf(timeZone, someDay, { timeZoneName: "longGeneric" });
  return name.includes("Standard") ? name : name.replace(/ Time$/, " time");
}
