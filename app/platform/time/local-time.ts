import { clockAt, instantOf } from "./zoned-time.ts";

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const asField = (clockMs: number) => new Date(clockMs).toISOString().slice(0, 16);

/**
 * A local time (`YYYY-MM-DDThh:mm`, as forms send it) as UTC milliseconds; undefined if it is none. Of an hour that
 * occurs twice the first is meant; a skipped hour ends when it would begin.
 */
export function readLocalTime(local: string, timeZone: string): number | undefined {
  const clockMs = pattern.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(clockMs) || asField(clockMs) !== local) return undefined;
  return instantOf(timeZone, clockMs);
}

/** A zone's local time, as forms write it. */
export const writeLocalTime = (ms: number, timeZone: string) => asField(clockAt(timeZone, ms));
