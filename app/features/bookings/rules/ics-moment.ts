import type { IcsLine } from "./ics-line.ts";
import { type IcsZone, utcZone } from "./ics-offsets.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A local time as if it were UTC, and its zone. */
export type Moment = { clockMs: number; isDate: boolean; zone: IcsZone };

export type ZoneOf = (tzid?: string) => IcsZone;

export const instantOfMoment = ({ clockMs, zone }: Moment): number => zone.toInstant(clockMs);

const pattern = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(?:\.\d{1,9})?(Z)?)?$/i;

/** A local time, also without seconds or with hyphens and colons; undefined if it is none. */
export function readClock(text: string) {
  const [, year, month, day, hour, minute = 0, second = 0, utc] = pattern.exec(text.replaceAll(" ", "")) ?? [];
  if (!year || !isUpTo(month, 12) || !isUpTo(day, 31)) return undefined;
  const clockMs = Date.UTC(+year, +month - 1, +day, Number(hour ?? 0), +minute, +second);
  return { clockMs, isDate: hour === undefined, isUtc: utc !== undefined };
}

const isUpTo = (text: string | undefined, most: number): text is string => Number(text) > 0 && Number(text) <= most;

/** A date has no zone, whatever its line says; a time without a zone has that of `like`, if it is given. */
export function readMoment(text: string, { parameters }: IcsLine, zoneOf: ZoneOf, like?: Moment): Moment | undefined {
  const clock = readClock(text);
  if (!clock) return undefined;
  const { clockMs, isDate, isUtc } = clock;
  const tzid = parameters.get("TZID");
  const localZone = () => (isDate ? zoneOf() : tzid || !like ? zoneOf(tzid) : like.zone);
  return { clockMs, isDate, zone: isUtc ? utcZone : localZone() };
}

/** Days follow local time, hours are elapsed time (RFC 5545 3.3.6). */
export type Duration = { daysMs: number; restMs: number };

export function readDuration(text: string): Duration | undefined {
  const [, sign, ...parts] =
    /^([+-])?P(?:(\d{1,15})W)?(?:(\d{1,15})D)?(?:T(?:(\d{1,15})H)?(?:(\d{1,15})M)?(?:(\d{1,15})S)?)?$/i.exec(
      text.replaceAll(" ", ""),
    ) ?? [];
  if (parts.every((part) => part === undefined)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const way = sign === "-" ? -1 : 1;
  return {
    daysMs: way * (weeks * 7 + days) * dayMs,
    restMs: way * ((hours * 60 + minutes) * 60 + seconds) * 1000,
  };
}

/** The end of what begins at a local time and lasts so long. */
export const endAfter = (clockMs: number, { daysMs, restMs }: Duration, zone: IcsZone): number =>
  zone.toInstant(clockMs + daysMs) + restMs;

/** A longer appointment is a mistake: its end counts as unreadable. */
const maxLengthMs = 10 * 366 * dayMs;

export const isPlausible = (startMs: number, endMs: number): boolean => Math.abs(endMs - startMs) <= maxLengthMs;

/** A beginning with an end or a duration; undefined if it is none. */
export function readPeriod(text: string, line: IcsLine, zoneOf: ZoneOf, like?: Moment) {
  const [first = "", second = ""] = text.split("/");
  const start = readMoment(first, line, zoneOf, like);
  if (!start || !second) return undefined;
  const duration = readDuration(second);
  const end = duration ?? readMoment(second, line, zoneOf, like);
  if (!end) return undefined;
  const endMs = "daysMs" in end ? endAfter(start.clockMs, end, start.zone) : instantOfMoment(end);
  return isPlausible(instantOfMoment(start), endMs) ? { start, endMs } : undefined;
}
