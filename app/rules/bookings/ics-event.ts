import ICAL from "ical.js";
import { clockOfTime, type IcsZone, utcZone } from "./ics-zone.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Many programs write dates where the format requires times. */
ICAL.design.strict = false;

/** A local time as if it were UTC, and its zone. */
export type Moment = { clockMs: number; isDate: boolean; zone: IcsZone };

export type IcsEvent = {
  uid: string;
  sequence: number;
  /** It takes no time: it is transparent or cancelled. */
  isFree: boolean;
  start: Moment;
  /** The end of an occurrence, by the local time of its beginning. */
  endOf: (startClockMs: number) => number;
  rules: ICAL.Recur[];
  exceptRules: ICAL.Recur[];
  more: { start: Moment; endMs?: number }[];
  except: Moment[];
  /** The occurrence that this one changes. */
  instead: Moment | undefined;
  /** It changes all later ones too. */
  isForLater: boolean;
};

type ZoneOf = (tzid?: string) => IcsZone;

export const instantOfMoment = ({ clockMs, zone }: Moment): number => zone.toInstant(clockMs);

/** An event's lines. Throws if they cannot be read. */
export function readIcsEvent(lines: readonly string[], zoneOf: ZoneOf): IcsEvent {
  const component = new ICAL.Component(ICAL.parse(lines.join("\r\n")));
  const [written] = momentsOf(component, "dtstart", zoneOf);
  if (!written) throw new Error("an event without a beginning");
  const [start, end] = forwards(written, momentsOf(component, "dtend", zoneOf, written)[0]);
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  const busyStatus = text("transp") || (text("x-microsoft-cdo-busystatus") === "FREE" ? "TRANSPARENT" : "");
  return {
    uid: String(component.getFirstPropertyValue("uid") ?? ""),
    sequence: Number(component.getFirstPropertyValue("sequence") ?? 0) || 0,
    isFree: busyStatus === "TRANSPARENT" || text("status") === "CANCELLED",
    start,
    endOf: endingOf(start, end, component.getFirstPropertyValue("duration")),
    rules: rulesOf(component, "rrule"),
    exceptRules: rulesOf(component, "exrule"),
    more: moreOf(component, zoneOf, start),
    except: momentsOf(component, "exdate", zoneOf, start),
    instead: momentsOf(component, "recurrence-id", zoneOf, start)[0],
    isForLater: component.getFirstProperty("recurrence-id")?.getFirstParameter("range") === "THISANDFUTURE",
  };
}

const rulesOf = (component: ICAL.Component, name: string) =>
  component.getAllProperties(name).map((property) => property.getFirstValue() as ICAL.Recur);

/** A time without a zone has that of `like`, if it is given. */
function momentOf(time: ICAL.Time, tzid: string | undefined, zoneOf: ZoneOf, like?: Moment): Moment {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const zone = isUtc ? utcZone : tzid || !like || time.isDate ? zoneOf(tzid) : like.zone;
  return { clockMs: clockOfTime(time), isDate: time.isDate, zone };
}

function momentsOf(component: ICAL.Component, name: string, zoneOf: ZoneOf, like?: Moment): Moment[] {
  return component.getAllProperties(name).flatMap((property) => {
    const times = property.getValues().filter((value) => value instanceof ICAL.Time);
    return times.map((time) => momentOf(time, property.getFirstParameter("tzid"), zoneOf, like));
  });
}

/** Further dates, some with an end of their own. */
function moreOf(component: ICAL.Component, zoneOf: ZoneOf, like: Moment): IcsEvent["more"] {
  const periods = component.getAllProperties("rdate").flatMap((property) => {
    const values = property.getValues().filter((value) => value instanceof ICAL.Period);
    const read = (time: ICAL.Time) => momentOf(time, property.getFirstParameter("tzid"), zoneOf, like);
    return values.map((period) => ({ start: read(period.start), endMs: instantOfMoment(read(period.getEnd())) }));
  });
  return [...momentsOf(component, "rdate", zoneOf, like).map((start) => ({ start })), ...periods];
}

/** Some programs write the end first. */
const forwards = (start: Moment, end: Moment | undefined): [Moment, Moment | undefined] =>
  end && end.zone === start.zone && end.clockMs < start.clockMs ? [end, start] : [start, end];

/** RFC 5545 3.6.1: days and ends follow local time, hours of a duration are elapsed time. */
function endingOf(start: Moment, end: Moment | undefined, duration: unknown): IcsEvent["endOf"] {
  const { zone, clockMs, isDate } = start;
  if (end && (end.zone === zone || isDate)) {
    const lengthMs = isDate ? Math.max(dayMs, end.clockMs - clockMs) : end.clockMs - clockMs;
    return (at) => zone.toInstant(at + lengthMs);
  }
  if (end) {
    const elapsedMs = instantOfMoment(end) - instantOfMoment(start);
    return (at) => zone.toInstant(at) + elapsedMs;
  }
  if (duration instanceof ICAL.Duration) {
    const daysMs = (duration.weeks * 7 + duration.days) * dayMs;
    const restMs = ((duration.hours * 60 + duration.minutes) * 60 + duration.seconds) * 1000;
    return (at) => zone.toInstant(at + daysMs) + restMs;
  }
  return (at) => zone.toInstant(isDate ? at + dayMs : at);
}
