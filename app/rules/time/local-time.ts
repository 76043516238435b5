import { clockAt, instantOf } from "./zoned-time.ts";

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const asField = (clockMs: number) => new Date(clockMs).toISOString().slice(0, 16);

/**
 * A wall clock's time (`YYYY-MM-DDThh:mm`, as forms send it) as UTC milliseconds; nothing where it is none. Of an hour
 * that comes twice the first one is meant, and one that is left out is over the moment it would begin.
 */
export function readLocalTime(local: string, timeZone: string): number | undefined {
  const clockMs = pattern.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(clockMs) || asField(clockMs) !== local) return undefined;
  return instantOf(timeZone, clockMs);
}

/** What the wall clock of a zone shows, as forms have it. */
export const writeLocalTime = (ms: number, timeZone: string) => asField(clockAt(timeZone, ms));
