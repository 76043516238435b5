import { dateFormat } from "#platform/intl/dates.ts";
import { wordsLocale } from "#platform/intl/place.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const formatOf = (zone: string) =>
  dateFormat(wordsLocale, {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

/** No zone's name is half as long. */
export const maxZoneCharacters = 64;

/** A time zone's name with its proper capitals; empty if there is no such zone. */
export function readTimeZone(text: string): string {
  if (text.length > maxZoneCharacters) return "";
  try {
    const { timeZone } = new Intl.DateTimeFormat(wordsLocale, { timeZone: text }).resolvedOptions();
    // Of a place with two names the requested one stays: Kyiv does not become Kiev.
    return timeZone.toLowerCase() === text.toLowerCase() ? timeZone : text;
  } catch {
    return "";
  }
}

export const isTimeZone = (zone: string): boolean => readTimeZone(zone) !== "";

/** A zone's local time at an instant, counted as if it were UTC. */
export function clockAt(zone: string, instantMs: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instantMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The first instant at which a zone's clocks show this time or a later one: a skipped hour in spring ends when it would
 * begin, and a repeated hour in autumn is its first.
 */
export function instantOf(zone: string, clockMs: number): number {
  const candidates = [clockMs - dayMs, clockMs + dayMs]
    .map((around) => clockMs - (clockAt(zone, around) - around))
    .sort((one, other) => one - other);
  const [earliest = clockMs, latest = clockMs] = candidates;
  return candidates.find((instant) => clockAt(zone, instant) === clockMs) ?? firstPast(zone, clockMs, earliest, latest);
}

/** The minute at which the clocks jump over a time, between two instants. */
function firstPast(zone: string, clockMs: number, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (clockAt(zone, middle) >= clockMs) high = middle;
    else low = middle;
  }
  return clockAt(zone, low) >= clockMs ? low : high;
}

/** `YYYY-MM-DD` in a zone. */
export const dateIn = (zone: string, instantMs: number): string => dateOfClock(clockAt(zone, instantMs));

const dateOfClock = (clockMs: number): string => new Date(clockMs).toISOString().slice(0, 10);

/** Midnight of a `YYYY-MM-DD`, as {@link clockAt} counts. */
export const clockOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string => dateOfClock(clockOfDate(date) + days * dayMs);
