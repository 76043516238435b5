import type ICAL from "ical.js";
import { type IcsEvent, instantOfMoment, type Moment } from "./ics-event.ts";
import { clockOfTime, timeOfClock } from "./ics-zone.ts";
import type { Taken } from "./open-slots.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Twice an hour for a year; no appointment repeats more often. */
const maxOccurrences = 20_000;
const maxSteps = 200_000;

export type Span = { fromMs: number; toMs: number };

/** Thrown for an event with more occurrences than any appointment has. */
export class TooOftenError extends Error {}

/** Returns the times that an event takes in a span, without those in `changed`. Throws {@link TooOftenError}. */
export function expandEvent(event: IcsEvent, changed: readonly IcsEvent[], span: Span): Taken[] {
  const isExcept = exceptionsOf(event, changed, span);
  const starts = new Map<number, Moment & { endMs?: number }>();
  const add = (start: Moment & { endMs?: number }) => {
    const at = instantOfMoment(start);
    if (!starts.has(at) && !isExcept(start, at)) starts.set(at, start);
    if (starts.size > maxOccurrences) throw new TooOftenError();
  };
  for (const { start, ...more } of [{ start: event.start }, ...event.more]) add({ ...start, ...more });
  for (const rule of event.rules)
    for (const clockMs of clocksOf(rule, event, span))
      add({ clockMs, isDate: event.start.isDate, zone: event.start.zone });
  const later = laterChangesOf(changed);
  return [...starts].flatMap(([startMs, start]) => takenBy(event, { ...start, startMs }, later(startMs)));
}

/** Returns the time of an occurrence; a change of it and all later ones replaces beginning and end. */
function takenBy(event: IcsEvent, start: Moment & { startMs: number; endMs?: number }, change: IcsEvent | undefined) {
  const { startMs, endMs = event.endOf(start.clockMs) } = start;
  if (!change?.instead) return event.isFree ? [] : [{ startMs, endMs }];
  const clockMs = start.clockMs + change.start.clockMs - change.start.zone.toClock(instantOfMoment(change.instead));
  return change.isFree ? [] : [{ startMs: change.start.zone.toInstant(clockMs), endMs: change.endOf(clockMs) }];
}

/** Finds the last change of all later occurrences that precedes an instant. */
function laterChangesOf(changed: readonly IcsEvent[]) {
  const changes = changed
    .flatMap((each) => (each.instead && each.isForLater ? [{ each, at: instantOfMoment(each.instead) }] : []))
    .sort((one, other) => other.at - one.at);
  return (startMs: number) => changes.find(({ at }) => at <= startMs)?.each;
}

/** Whether an occurrence is left out, or has a change of its own. Dates stand for whole days. */
function exceptionsOf(event: IcsEvent, changed: readonly IcsEvent[], span: Span) {
  const moments = [...event.except, ...changed.flatMap(({ instead }) => instead ?? [])];
  const isDay = (moment: Moment) => moment.isDate || event.start.isDate;
  const dayOf = ({ clockMs }: Moment) => Math.floor(clockMs / dayMs);
  const days = new Set(moments.filter(isDay).map(dayOf));
  const instants = new Set(moments.filter((moment) => !isDay(moment)).map(instantOfMoment));
  for (const rule of event.exceptRules)
    for (const clockMs of clocksOf(rule, event, span)) instants.add(event.start.zone.toInstant(clockMs));
  return (start: Moment, at: number) => instants.has(at) || days.has(dayOf(start));
}

/** The local times of a rule from shortly before a span to its end. */
function* clocksOf(rule: ICAL.Recur, { start, endOf }: IcsEvent, { fromMs, toMs }: Span): Generator<number> {
  const lengthMs = Math.max(0, endOf(start.clockMs) - instantOfMoment(start));
  const first = fromMs - lengthMs - 2 * dayMs;
  const { own, isMonth } = withoutMonths(rule);
  if (rule.until) own.until = timeOfClock(untilOf(rule.until, start));
  const iterator = own.iterator(timeOfClock(beginOf(rule, start.clockMs, first)));
  let count = 0;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = iterator.next();
    const clockMs = next ? clockOfTime(next) : Number.POSITIVE_INFINITY;
    if (clockMs > toMs + 2 * dayMs) return;
    if (clockMs < start.clockMs || !isMonth(clockMs)) continue;
    count += 1;
    if (clockMs >= first) yield clockMs;
    if (count === rule.count) return;
  }
  throw new TooOftenError();
}

/**
 * ical.js 2.2.1 skips months where they limit a rule, counts times before the beginning, and takes the 31st of April
 * for May: so months and counting are handled here.
 */
function withoutMonths(rule: ICAL.Recur) {
  const own = rule.clone();
  own.count = null;
  for (const values of Object.values(own.parts)) values.sort((one, other) => Number(one) - Number(other));
  const months = own.parts.BYMONTH?.map(Number);
  if (!months) return { own, isMonth: () => true };
  if (own.freq !== "YEARLY") delete own.parts.BYMONTH;
  return { own, isMonth: (clockMs: number) => months.includes(new Date(clockMs).getUTCMonth() + 1) };
}

/** The last local time of a rule. A date holds for its whole day. */
function untilOf(until: ICAL.Time, { zone }: Moment): number {
  if (until.isDate) return clockOfTime(until) + dayMs - 1000;
  const isUtc = until.zone?.tzid === "UTC";
  return isUtc ? zone.toClock(clockOfTime(until)) : clockOfTime(until);
}

const unitMs: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
};

/**
 * Returns the start of the iteration: a step before the beginning, since ical.js 2.2.1 does not check the first time
 * that it gives; later if steps are equally long, to skip past years.
 */
function beginOf({ freq, interval, count, parts }: ICAL.Recur, startMs: number, firstMs: number): number {
  const stepMs = (unitMs[freq] ?? 0) * interval;
  if (stepMs > 0 && (count || startMs > firstMs)) return startMs - stepMs;
  if (stepMs > 0) return startMs + (Math.floor((firstMs - startMs) / stepMs) - 1) * stepMs;
  if (freq !== "MONTHLY" || !parts.BYDAY) return startMs;
  const start = new Date(startMs);
  return start.setUTCMonth(start.getUTCMonth() - interval, 1);
}
