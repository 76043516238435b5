const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone, ...options });

/** The day of the house at that moment, `YYYY-MM-DD`. */
export const houseDay = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(ms);

/** The last days of the house, the oldest first, today included. */
export function lastHouseDays(nowMs: number, timeZone: string, count: number): string[] {
  const today = Date.parse(`${houseDay(nowMs, timeZone)}T00:00:00Z`);
  const dayMs = 24 * 60 * 60 * 1000;
  return Array.from({ length: count }, (_, place) =>
    new Date(today - (count - 1 - place) * dayMs).toISOString().slice(0, 10),
  );
}

/** "Saturday, November 21" */
export const longHouseDay = (ms: number, timeZone: string) =>
  format(timeZone, { weekday: "long", month: "long", day: "numeric" }).format(ms);

/** "Nov 21", with the year where it is another one than now. */
export function shortHouseDay(ms: number, timeZone: string, nowMs: number): string {
  const isThisYear = houseDay(ms, timeZone).slice(0, 4) === houseDay(nowMs, timeZone).slice(0, 4);
  const year = isThisYear ? undefined : ("numeric" as const);
  return format(timeZone, { month: "short", day: "numeric", year }).format(ms);
}

/** "9:14 AM" today, "Nov 20, 9:14 AM" on another day. */
export function houseMoment(ms: number, timeZone: string, nowMs: number): string {
  const time = format(timeZone, { hour: "numeric", minute: "2-digit" }).format(ms);
  if (houseDay(ms, timeZone) === houseDay(nowMs, timeZone)) return time;
  return `${shortHouseDay(ms, timeZone, nowMs)}, ${time}`;
}
