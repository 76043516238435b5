/** "Pacific time": a time zone as people call it. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts(0);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.replace(/ Time$/, " time");
}
