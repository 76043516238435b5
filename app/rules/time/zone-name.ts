/** The names are those of this year: zones change theirs. */
const someDay = Date.UTC(2026, 0, 1);

/** "Pacific time": a time zone as people call it. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts(someDay);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.includes("Standard") ? name : name.replace(/ Time$/, " time");
}
