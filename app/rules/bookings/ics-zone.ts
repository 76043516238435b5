import ICAL from "ical.js";
import { clockAt, readTimeZone } from "#app/rules/time/zoned-time.ts";
import type { IcsBlock, IcsCalendar } from "./ics-blocks.ts";
import { displayedZone, windowsZones } from "./windows-zones.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The last year for which a zone's description is expanded. */
const lastYear = 2050;

/** A zone's local times, counted as if they were UTC, and instants. */
export type IcsZone = { toInstant: (clockMs: number) => number; toClock: (instantMs: number) => number };

export const utcZone: IcsZone = { toInstant: (clockMs) => clockMs, toClock: (instantMs) => instantMs };

/**
 * An IANA or Windows zone, also with a prefix such as "/mozilla.org/20050126_1/". RFC 5545: a repeated local time is
 * its first, and a skipped one counts with the offset from before.
 */
function namedZone(name: string): IcsZone | undefined {
  const parts = name.replace(/^"|"$/g, "").trim().split("/").filter(Boolean);
  const candidates = [parts.join("/"), parts.slice(-2).join("/"), parts.slice(-3).join("/")];
  const names = candidates.map((each) => windowsZones.get(each.toLowerCase()) ?? readTimeZone(each));
  const found = /microsoft\/utc$/i.test(name) ? "UTC" : names.find(Boolean);
  return found ? zoneWithOffsets((instantMs) => clockAt(found, instantMs) - instantMs) : undefined;
}

/** Offsets are looked up once a day: asking the platform for one is slow. */
function zoneWithOffsets(offsetAt: (instantMs: number) => number): IcsZone {
  const byDay = new Map<number, number>();
  const offsetOf = (day: number) => {
    const offset = byDay.get(day) ?? offsetAt(day * dayMs);
    byDay.set(day, offset);
    return offset;
  };
  const toClock = (instantMs: number) => {
    const day = Math.floor(instantMs / dayMs);
    return instantMs + (offsetOf(day) === offsetOf(day + 1) ? offsetOf(day) : offsetAt(instantMs));
  };
  const toInstant = (clockMs: number) => {
    const day = Math.floor(clockMs / dayMs);
    const [before, after] = [offsetOf(day - 1), offsetOf(day + 2)];
    if (before === after) return clockMs - before;
    const fits = [clockMs - before, clockMs - after].filter((instantMs) => toClock(instantMs) === clockMs);
    return fits.length > 0 ? Math.min(...fits) : clockMs - before;
  };
  return { toInstant, toClock };
}

/** The zone of a calendar's local times, by their TZID; the calendar's own, else the business's, if it is unknown. */
export function zonesOf({ zoneName, blocks }: IcsCalendar, businessZone: string): (tzid?: string) => IcsZone {
  const known = new Map<string, IcsZone>();
  const base = namedZone(zoneName) ?? namedZone(businessZone) ?? utcZone;
  const described = blocks.filter(({ kind }) => kind === "VTIMEZONE");
  return (tzid) => {
    if (!tzid) return base;
    const zone = known.get(tzid) ?? namedZone(tzid) ?? describedZone(tzid, described) ?? shownZone(tzid) ?? base;
    known.set(tzid, zone);
    return zone;
  };
}

/** Twice the longest name that Windows shows. */
const maxShownLength = 200;

/** Reads a zone as Windows shows it, "(UTC+01:00) Amsterdam, Berlin", or a fixed offset, "GMT+0200". */
function shownZone(tzid: string): IcsZone | undefined {
  if (tzid.length > maxShownLength) return undefined;
  const shown = /^"?\(?(?:UTC|GMT)(?:([+-])(\d{1,2}):?(\d\d)?)?(?:\)(.*?))?"?$/i.exec(tzid);
  if (!shown) return undefined;
  const [, sign = "+", hours = 0, minutes = 0, places = ""] = shown;
  const aheadMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return namedZone(displayedZone(places, aheadMs)) ?? zoneWithOffsets(() => aheadMs);
}

/** Makes a zone without a known name from its description in the calendar. */
function describedZone(tzid: string, described: readonly IcsBlock[]): IcsZone | undefined {
  const block = described.find(({ lines }) => lines.some((line) => isTzid(line, tzid)));
  if (!block) return undefined;
  const component = new ICAL.Component(ICAL.parse(block.lines.join("\r\n")));
  const place = component.getFirstPropertyValue("x-lic-location");
  const named = place ? namedZone(String(place)) : undefined;
  if (!named && component.getAllSubcomponents().length === 0) return undefined;
  return named ?? zoneWithOffsets(offsetsOf(new ICAL.Timezone({ component, tzid })));
}

type Change = Record<"year" | "month" | "day" | "hour" | "minute" | "second" | "utcOffset" | "prevUtcOffset", number>;

function offsetsOf(zone: ICAL.Timezone): (instantMs: number) => number {
  zone.utcOffset(timeOfClock(Date.UTC(lastYear, 0)));
  const changes = (zone.changes as Change[]).map(({ utcOffset, prevUtcOffset, ...at }) => ({
    atMs: Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second),
    beforeMs: prevUtcOffset * 1000,
    offsetMs: utcOffset * 1000,
  }));
  return (instantMs) => changes.findLast(({ atMs }) => atMs <= instantMs)?.offsetMs ?? changes[0]?.beforeMs ?? 0;
}

const isTzid = (line: string, tzid: string) =>
  /^TZID[:;]/i.test(line) && line.toLowerCase().endsWith(`:${tzid.toLowerCase()}`);

/** A local time without its zone. */
export function timeOfClock(clockMs: number) {
  const date = new Date(clockMs);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const [hour, minute, second] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone);
}

export const clockOfTime = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);
