/** A day and a time by the house's own clock. */
export const houseMoment = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone }).format(ms);
