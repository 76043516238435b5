import ICAL from "ical.js";
import { expandEvent, type Span } from "./expand-event.ts";
import { type IcsCalendar, readIcsBlocks } from "./ics-blocks.ts";
import { type IcsEvent, readIcsEvent } from "./ics-event.ts";
import { clockOfTime, zonesOf } from "./ics-zone.ts";
import { joinTimes } from "./join-times.ts";
import type { Taken } from "./open-slots.ts";

/** A session of this site as stored in the owner's calendar. */
export type SeenSession = Taken & { id: string; sequence: number };

export type BusyReading =
  | {
      kind: "calendar";
      busy: Taken[];
      sessions: SeenSession[];
      /** Events that could not be read. */
      unread: number;
    }
  | { kind: "not a calendar" }
  | { kind: "too heavy" };

export type BusyQuestion = Span & {
  /** The business's time zone, for times without one. */
  timeZone: string;
  /** The host at the end of our own events' UIDs. */
  ownHost: string;
};

/** A year of thirteen a day: all of them are compared whenever free hours are listed. */
const maxTimes = 5000;

/** Reads the times that an iCalendar text takes (RFC 5545), and nothing about their purpose. */
export function readBusyTimes(text: string, question: BusyQuestion): BusyReading {
  const calendars = readIcsBlocks(text);
  if (!calendars) return { kind: "not a calendar" };
  const found: Found = { busy: [], sessions: [], unread: 0 };
  for (const calendar of calendars) readCalendar(calendar, question, found);
  const isWithin = ({ startMs, endMs }: Taken) => endMs > question.fromMs && startMs < question.toMs;
  const busy = joinTimes(found.busy.filter(isWithin));
  const sessions = found.sessions.filter(isWithin);
  if (busy.length + sessions.length > maxTimes) return { kind: "too heavy" };
  return { kind: "calendar", busy, sessions, unread: found.unread };
}

type Found = { busy: Taken[]; sessions: SeenSession[]; unread: number };

function readCalendar(calendar: IcsCalendar, question: BusyQuestion, found: Found) {
  const zoneOf = zonesOf(calendar, question.timeZone);
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      found.unread += 1;
    }
  };
  const events: IcsEvent[] = [];
  for (const { kind, lines } of calendar.blocks) {
    if (kind === "VEVENT") attempt(() => events.push(readIcsEvent(lines, zoneOf)));
    if (kind === "VFREEBUSY") attempt(() => found.busy.push(...readFreeBusy(lines)));
  }
  for (const group of Map.groupBy(events, ({ uid }) => uid).values())
    attempt(() => keep(expandGroup(group, question), group[0] as IcsEvent, question, found));
}

/** An event with its changed occurrences; those without the event count by themselves. */
function expandGroup(group: readonly IcsEvent[], span: Span): Taken[] {
  const changed = group.filter(({ instead }) => instead);
  const all = group.filter(({ instead }) => !instead);
  // Of two versions the newer one holds (RFC 5545 3.8.7.4).
  const newest = Math.max(...all.map(({ sequence }) => sequence));
  const series = all.filter(({ sequence }) => sequence === newest);
  const single = changed.filter(({ isFree }) => !isFree).map((each) => ({ ...each, rules: [], more: [], except: [] }));
  return [
    ...series.flatMap((event) => expandEvent(event, changed, span)),
    ...single.flatMap((event) => expandEvent(event, [], span)),
  ];
}

function keep(times: Taken[], { uid, sequence }: IcsEvent, { ownHost }: BusyQuestion, found: Found) {
  if (!uid.endsWith(`@${ownHost}`)) return void found.busy.push(...times);
  const id = uid.slice(0, -ownHost.length - 1);
  for (const time of times) found.sessions.push({ ...time, id, sequence });
}

/** Reads all times that are not marked as free (RFC 5545 3.8.2.6). */
function readFreeBusy(lines: readonly string[]): Taken[] {
  const component = new ICAL.Component(ICAL.parse(lines.join("\r\n")));
  const busy = component.getAllProperties("freebusy").filter((property) => property.getParameter("fbtype") !== "FREE");
  const periods = busy.flatMap((property) => property.getValues() as ICAL.Period[]);
  return periods.map((period) => ({ startMs: clockOfTime(period.start), endMs: clockOfTime(period.getEnd()) }));
}
