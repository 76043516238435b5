/** "2026-12-25" as "December 25, 2026"; anything but a day is returned unchanged. */
export function formatDay(day: string): string {
  const ms = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(ms) ? day : new Date(ms).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
}
