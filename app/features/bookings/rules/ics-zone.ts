import { clockAt, readTimeZone } from "#platform/time/zoned-time.ts";
import type { IcsBlock, IcsCalendar } from "./ics-blocks.ts";
import { describedOffsets } from "./ics-described-zone.ts";
import { readIcsLine } from "./ics-line.ts";
import type { ZoneOf } from "./ics-moment.ts";
import { type IcsZone, utcZone, zoneWithOffsets } from "./ics-offsets.ts";
import { displayedZone, windowsZone } from "./windows-zones.ts";

/** Longer than any program's name for a zone. */
const maxNameLength = 200;

/** The zone of a calendar's local times, by their TZID; the calendar's own, else the business's, if it is unknown. */
export function zonesOf({ zoneName, blocks }: IcsCalendar, businessZone: string): ZoneOf {
  const known = new Map<string, IcsZone>();
  const base = namedZone(zoneName) ?? namedZone(businessZone) ?? utcZone;
  const described = new Map(
    blocks.filter(({ kind }) => kind === "VTIMEZONE").map((block) => [plainName(textOf(block, "TZID")), block]),
  );
  return (tzid) => {
    if (!tzid) return base;
    const zone = known.get(tzid) ?? findZone(tzid, described) ?? { ...base, unknownName: tzid.slice(0, maxNameLength) };
    known.set(tzid, zone);
    return zone;
  };
}

function findZone(tzid: string, described: ReadonlyMap<string, IcsBlock>): IcsZone | undefined {
  const name = plainName(tzid);
  return namedZone(name) ?? describedZone(described.get(name)) ?? looselyNamedZone(name);
}

/** Some programs escape commas or put quotes around. */
const plainName = (tzid: string) => tzid.slice(0, maxNameLength).replace(/["\\]/g, "").trim().toLowerCase();

const textOf = ({ lines }: IcsBlock, name: string) =>
  lines.map(readIcsLine).find((line) => line.name === name)?.value ?? "";

/** Asking the platform for a zone that it does not know is slow, and one text may hold a thousand calendars. */
const namedZones = new Map<string, IcsZone | undefined>();
const maxRemembered = 500;

function namedZone(name: string): IcsZone | undefined {
  if (!namedZones.has(name)) {
    if (namedZones.size >= maxRemembered) namedZones.clear();
    namedZones.set(name, findNamedZone(name));
  }
  return namedZones.get(name);
}

/** An IANA or Windows zone, also with a prefix such as "/mozilla.org/20050126_1/". */
function findNamedZone(name: string): IcsZone | undefined {
  const parts = name.split("/").filter(Boolean);
  const candidates = [parts.join("/"), parts.slice(-2).join("/"), parts.slice(-3).join("/")];
  const names = candidates.map((each) => windowsZone(each) || readTimeZone(each));
  return ianaZone(/microsoft\/utc$/i.test(name) ? "UTC" : names.find(Boolean));
}

const ianaZone = (name: string | undefined): IcsZone | undefined =>
  name ? zoneWithOffsets((instantMs) => clockAt(name, instantMs) - instantMs) : undefined;

/** "Eastern Standard Time 1", "Pacific Daylight Time", "Eastern", "US-Central", "(UTC+01:00) Amsterdam, Berlin". */
function looselyNamedZone(name: string): IcsZone | undefined {
  const plain = name.replace(/ \d{1,3}$/, "").replace(/ (?:Daylight|Standard|Summer) Time$/i, "");
  const standard = windowsZone(`${plain} Standard Time`) || readTimeZone(plain.replace("-", "/"));
  return ianaZone(standard) ?? shownZone(name) ?? ianaZone(displayedZone(plain));
}

/** Reads a zone as Windows shows it, "(UTC+01:00) Amsterdam, Berlin", or a fixed offset, "GMT+0200". */
function shownZone(name: string): IcsZone | undefined {
  const shown = /^\(?(?:UTC|GMT) ?(?:([+-])(\d{1,2}):?(\d\d)?)?(?:\)(.*))?$/i.exec(name);
  if (!shown) return undefined;
  const [, sign = "+", hours = 0, minutes = 0, places = ""] = shown;
  const aheadMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return ianaZone(displayedZone(places, aheadMs)) ?? zoneWithOffsets(() => aheadMs);
}

/** Makes a zone without a known name from its description in the calendar. */
function describedZone(block: IcsBlock | undefined): IcsZone | undefined {
  if (!block) return undefined;
  const offsetAt = describedOffsets(block.lines);
  return namedZone(textOf(block, "X-LIC-LOCATION")) ?? (offsetAt && zoneWithOffsets(offsetAt));
}
