import { type IcsLine, readIcsLine } from "./ics-line.ts";
import {
  type Duration,
  endAfter,
  instantOfMoment,
  isPlausible,
  type Moment,
  readDuration,
  readMoment,
  readPeriod,
  type ZoneOf,
} from "./ics-moment.ts";
import { type Rule, readRule } from "./recurrence-rule.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export type IcsEvent = {
  uid: string;
  sequence: number;
  /** When this version was written, as it is written. */
  stamp: string;
  /** It takes no time: it is transparent or cancelled, or the owner declined. */
  isFree: boolean;
  /** Something in it could not be read, so it may take more than is known. */
  isPartial: boolean;
  start: Moment;
  /** As it is written: some programs write the end first. */
  lengthMs: number;
  /** The end of an occurrence, by the local time of its beginning. */
  endOf: (startClockMs: number) => number;
  rules: Rule[];
  exceptRules: Rule[];
  more: { start: Moment; endMs?: number }[];
  except: Moment[];
  /** The occurrence that this one changes. */
  instead: Moment | undefined;
  /** It changes all later ones too. */
  isForLater: boolean;
};

/** An event's lines. Throws without a beginning; what else cannot be read is left out. */
export function readIcsEvent(texts: readonly string[], zoneOf: ZoneOf, owners: readonly string[]): IcsEvent {
  const lines = texts.map(readIcsLine);
  const named = (name: string) => lines.filter((line) => line.name === name);
  const textOf = (name: string) => named(name)[0]?.value ?? "";
  const start = startOf(named("DTSTART"), zoneOf);
  const seen = { isPartial: false };
  const all = <Read>(name: string, read: (text: string, line: IcsLine) => Read | undefined) =>
    named(name).flatMap((line) => readEach(line, read, seen));
  const moment = (text: string, line: IcsLine) => readMoment(text, line, zoneOf, start);
  return {
    uid: textOf("UID"),
    sequence: Math.min(Number.parseInt(textOf("SEQUENCE"), 10) || 0, maxSequence),
    stamp: textOf("DTSTAMP"),
    isFree: isFree(textOf) || named("ATTENDEE").some((line) => isOwner(line, owners)),
    start,
    ...readEnd(start, lines, { zoneOf, seen }),
    rules: all("RRULE", ruleOf),
    exceptRules: all("EXRULE", ruleOf),
    more: all("RDATE", (text, line) => readMore(text, line, zoneOf, start)),
    except: all("EXDATE", moment),
    instead: all("RECURRENCE-ID", moment)[0],
    isForLater: /^THISANDFUTURE$/i.test(named("RECURRENCE-ID")[0]?.parameters.get("RANGE") ?? ""),
    isPartial: seen.isPartial,
  };
}

function startOf([line]: readonly IcsLine[], zoneOf: ZoneOf): Moment {
  const start = line && readMoment(line.value, line, zoneOf);
  if (!start) throw new Error("an event without a beginning");
  return start;
}

/** RFC 5545 3.3.8. */
const maxSequence = 2_147_483_647;

/** Noted while the values are read. */
type Seen = { isPartial: boolean };

/** Reads the values of a line: a rule is one, dates are a list. Empty ones say nothing. */
function readEach<Read>(line: IcsLine, read: (text: string, line: IcsLine) => Read | undefined, seen: Seen): Read[] {
  const texts = line.name.endsWith("RULE") ? [line.value] : line.value.split(",");
  return texts
    .filter((text) => text.trim() !== "")
    .flatMap((text) => {
      const value = read(text, line);
      seen.isPartial ||= value === undefined;
      return value ?? [];
    });
}

function ruleOf(text: string): Rule | undefined {
  try {
    return readRule(text);
  } catch {
    return undefined;
  }
}

function isFree(textOf: (name: string) => string): boolean {
  const isShownFree = /^FREE$/i.test(textOf("X-MICROSOFT-CDO-BUSYSTATUS"));
  const transparency = textOf("TRANSP") || (isShownFree ? "TRANSPARENT" : "");
  return /^TRANSPARENT$/i.test(transparency) || /^CANCELLED$/i.test(textOf("STATUS"));
}

/** Of the guests only those who declined are left. */
const isOwner = ({ value }: IcsLine, owners: readonly string[]) =>
  owners.includes(value.replace(/^mailto:/i, "").toLowerCase());

/** A further date, in the zone of the event, so that it lasts as long; or a period with an end of its own. */
function readMore(text: string, line: IcsLine, zoneOf: ZoneOf, like: Moment) {
  const period = readPeriod(text, line, zoneOf, like);
  if (period) return period;
  const moment = readMoment(text, line, zoneOf, like);
  if (!moment || (moment.isDate === like.isDate && moment.zone === like.zone)) return moment && { start: moment };
  const clockMs = moment.isDate ? moment.clockMs + (like.clockMs % dayMs) : like.zone.toClock(instantOfMoment(moment));
  return { start: { ...like, clockMs } };
}

type Ending = Pick<IcsEvent, "lengthMs" | "endOf">;

/** The end as it is written; if it cannot be read, an appointment takes an hour, or the whole day of a date. */
function readEnd(start: Moment, lines: readonly IcsLine[], { zoneOf, seen }: { zoneOf: ZoneOf; seen: Seen }): Ending {
  const line = lines.find(({ name }) => name === "DTEND") ?? lines.find(({ name }) => name === "DURATION");
  const end = line && (line.name === "DTEND" ? readMoment(line.value, line, zoneOf, start) : readDuration(line.value));
  const ending = end && endingOf(start, end);
  if (ending && isPlausible(0, ending.lengthMs)) return ending;
  seen.isPartial ||= line !== undefined;
  if (start.isDate) return endingOf(start, { daysMs: dayMs, restMs: 0 });
  return endingOf(start, { daysMs: 0, restMs: line ? hourMs : 0 });
}

/** RFC 5545 3.6.1: days and ends follow local time, hours of a duration are elapsed time. */
function endingOf(start: Moment, end: Moment | Duration): Ending {
  const { zone, clockMs, isDate } = start;
  if ("daysMs" in end) return { lengthMs: end.daysMs + end.restMs, endOf: (at) => endAfter(at, end, zone) };
  if (isDate || end.zone === zone) {
    const writtenMs = end.clockMs - clockMs;
    const lengthMs = isDate && writtenMs >= 0 ? Math.max(dayMs, writtenMs) : writtenMs;
    return { lengthMs, endOf: (at) => zone.toInstant(at + lengthMs) };
  }
  const lengthMs = instantOfMoment(end) - instantOfMoment(start);
  return { lengthMs, endOf: (at) => zone.toInstant(at) + lengthMs };
}
