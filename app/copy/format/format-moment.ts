/** "November 21, 2026 at 3:10 AM", by the business clock. */
export const formatMoment = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone }).format(ms);
