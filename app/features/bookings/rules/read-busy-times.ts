import { type Doubts, noDoubts } from "./calendar-doubts.ts";
import { expandEvent, type Span } from "./expand-event.ts";
import { type IcsCalendar, readIcsBlocks } from "./ics-blocks.ts";
import { type IcsEvent, readIcsEvent } from "./ics-event.ts";
import { readIcsLine } from "./ics-line.ts";
import { instantOfMoment, type Moment, readPeriod, type ZoneOf } from "./ics-moment.ts";
import { zonesOf } from "./ics-zone.ts";
import { joinTimes } from "./join-times.ts";
import type { Taken } from "./open-slots.ts";

/** A session of this site as stored in the owner's calendar. */
export type SeenSession = Taken & { id: string; sequence: number };

export type BusyReading =
  | ({ kind: "calendar"; busy: Taken[]; sessions: SeenSession[] } & Doubts)
  | { kind: "not a calendar" }
  | { kind: "too heavy" };

export type BusyQuestion = Span & {
  /** The business's time zone, for times without one. */
  timeZone: string;
  /** The host at the end of our own events' UIDs. */
  ownHost: string;
  /** The owner's mail addresses, in small letters: what they declined takes no time. */
  owners: string[];
};

/** A year of thirteen a day: all of them are compared whenever free hours are listed. */
const maxTimes = 5000;

/** Reads the times that an iCalendar text takes (RFC 5545), and nothing about their purpose. */
export function readBusyTimes(text: string, question: BusyQuestion): BusyReading {
  const calendars = readIcsBlocks(text);
  if (!calendars) return { kind: "not a calendar" };
  const found: Found = { ...noDoubts, busy: [], sessions: [] };
  for (const calendar of calendars) readCalendar(calendar, question, found);
  const busy = joinTimes(found.busy);
  if (busy.length + found.sessions.length > maxTimes) return { kind: "too heavy" };
  return { kind: "calendar", ...found, busy };
}

type Found = { busy: Taken[]; sessions: SeenSession[] } & Doubts;

function readCalendar(calendar: IcsCalendar, question: BusyQuestion, found: Found) {
  const zoneOf = zonesOf(calendar, question.timeZone);
  const owners = [...question.owners, calendar.name.toLowerCase()];
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      found.unread += 1;
    }
  };
  const events: IcsEvent[] = [];
  for (const { kind, lines } of calendar.blocks) {
    if (kind === "VEVENT") attempt(() => events.push(readIcsEvent(lines, zoneOf, owners)));
    if (kind === "VFREEBUSY") attempt(() => found.busy.push(...readFreeBusy(lines, zoneOf).filter(isWithin(question))));
  }
  for (const group of Map.groupBy(events, ({ uid }) => uid).values())
    attempt(() => keep(expandGroup(group, question), group, question, found));
}

const isWithin =
  ({ fromMs, toMs }: Span) =>
  ({ startMs, endMs }: Taken) =>
    endMs > fromMs && startMs < toMs;

/** An event with its changed occurrences; those without the event count by themselves. */
function expandGroup(group: readonly IcsEvent[], span: Span): Taken[] {
  const all = group.filter(({ instead }) => !instead);
  // Of two versions the newer one holds (RFC 5545 3.8.7.4).
  const newest = Math.max(...all.map(({ sequence }) => sequence));
  const series = all.filter(({ sequence }) => sequence === newest);
  const changed = newestOfEach(group.filter(({ instead }) => instead)).filter((each) => !isDeletedLater(each, series));
  const single = changed.map((each) => ({ ...each, rules: [], more: [], except: [] }));
  return [
    ...series.flatMap((event) => expandEvent(event, changed, span)),
    ...single.flatMap((event) => expandEvent(event, [], span)),
  ];
}

/** Whether a newer version of the series leaves out the occurrence that was changed. */
const isDeletedLater = ({ instead, sequence }: IcsEvent, series: readonly IcsEvent[]) =>
  series.some((event) => event.sequence > sequence && event.except.some((each) => isSame(each, instead)));

const isSame = (one: Moment, other: Moment | undefined) =>
  one.isDate === other?.isDate &&
  (one.isDate ? one.clockMs === other.clockMs : instantOfMoment(one) === instantOfMoment(other));

/** The last version of each changed occurrence. */
function newestOfEach(changed: readonly IcsEvent[]): IcsEvent[] {
  const keyOf = ({ instead }: IcsEvent) => instead && (instead.isDate ? instead.clockMs : instantOfMoment(instead));
  const isNewer = (one: IcsEvent, other: IcsEvent) =>
    one.sequence === other.sequence ? one.stamp >= other.stamp : one.sequence > other.sequence;
  return [...Map.groupBy(changed, keyOf).values()].map((each) =>
    each.reduce((newest, next) => (isNewer(next, newest) ? next : newest)),
  );
}

/** The id of a session in our own events. */
const sessionId = /^[\w-]{1,40}$/;

function keep(taken: readonly Taken[], group: readonly IcsEvent[], question: BusyQuestion, found: Found) {
  const times = taken.filter(isWithin(question));
  const [{ uid, sequence }] = group as [IcsEvent];
  const id = uid.slice(0, -question.ownHost.length - 1);
  if (uid.endsWith(`@${question.ownHost}`) && sessionId.test(id))
    for (const time of times) found.sessions.push({ ...time, id, sequence });
  else found.busy.push(...times);
  if (group.some(({ isPartial }) => isPartial)) found.unread += 1;
  const unknown = group.map(({ start }) => start.zone.unknownName).find(Boolean);
  if (!unknown || times.length === 0) return;
  found.unknownZones += 1;
  found.unknownZone ||= unknown;
}

/** Reads all times that are not marked as free (RFC 5545 3.8.2.6). */
function readFreeBusy(texts: readonly string[], zoneOf: ZoneOf): Taken[] {
  const lines = texts
    .map(readIcsLine)
    .filter(({ name, parameters }) => name === "FREEBUSY" && parameters.get("FBTYPE") !== "FREE");
  return lines.flatMap((line) =>
    line.value.split(",").flatMap((text) => {
      const period = readPeriod(text, line, zoneOf);
      return period ? { startMs: instantOfMoment(period.start), endMs: period.endMs } : [];
    }),
  );
}
