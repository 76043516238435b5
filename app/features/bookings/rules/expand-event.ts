import type { IcsEvent } from "./ics-event.ts";
import { instantOfMoment, type Moment, readClock } from "./ics-moment.ts";
import type { Taken } from "./open-slots.ts";
import { clocksOfRule, TooOftenError } from "./recurrence.ts";
import type { Rule } from "./recurrence-rule.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Twice an hour for a year; no appointment repeats more often. */
const maxOccurrences = 20_000;

export type Span = { fromMs: number; toMs: number };

/** Returns the times that an event takes in a span, without those in `changed`. Throws {@link TooOftenError}. */
export function expandEvent(event: IcsEvent, changed: readonly IcsEvent[], span: Span): Taken[] {
  const isExcept = exceptionsOf(event, changed, span);
  const starts = new Map<number, Moment & { endMs?: number }>();
  const add = (start: Moment & { endMs?: number }) => {
    const at = instantOfMoment(start);
    if (!starts.has(at) && !isExcept(start, at)) starts.set(at, start);
    if (starts.size > maxOccurrences) throw new TooOftenError();
  };
  // A period at the beginning says when that occurrence ends (RFC 5545 3.8.5.2), so it comes first.
  for (const { start, ...more } of [...event.more, { start: event.start }]) add({ ...start, ...more });
  for (const rule of event.rules)
    for (const clockMs of clocksOf(rule, event, span))
      add({ clockMs, isDate: event.start.isDate, zone: event.start.zone });
  const later = laterChangesOf(changed);
  return [...starts].flatMap(([startMs, start]) => takenBy(event, { ...start, startMs }, later(startMs)));
}

/** Returns the time of an occurrence; a change of it and all later ones replaces beginning and end. */
function takenBy(event: IcsEvent, start: Moment & { startMs: number; endMs?: number }, change: IcsEvent | undefined) {
  const { startMs, clockMs, endMs = event.endOf(clockMs) } = start;
  if (!change?.instead) return event.isFree ? [] : [between(event, { startMs, endMs, clockMs })];
  const { zone } = change.start;
  const changedMs = clockMs + change.start.clockMs - zone.toClock(instantOfMoment(change.instead));
  const times = { startMs: zone.toInstant(changedMs), endMs: change.endOf(changedMs), clockMs: changedMs };
  return change.isFree ? [] : [between(change, times)];
}

/** Some programs write the end first; the last day counts as well then. */
function between({ start, lengthMs }: IcsEvent, { startMs, endMs, clockMs }: Taken & { clockMs: number }): Taken {
  if (lengthMs >= 0) return { startMs, endMs };
  return { startMs: endMs, endMs: start.isDate ? start.zone.toInstant(clockMs + dayMs) : startMs };
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

/** The local times of a rule from shortly before a span to shortly after it. */
function clocksOf(rule: Rule, { start, lengthMs }: IcsEvent, { fromMs, toMs }: Span): Iterable<number> {
  const aroundMs = Math.abs(lengthMs) + 2 * dayMs;
  const untilMs = untilOf(rule, start);
  return clocksOfRule(rule, { startMs: start.clockMs, untilMs, fromMs: fromMs - aroundMs, toMs: toMs + aroundMs });
}

/** The last local time of a rule. A date holds for its whole day. */
function untilOf({ until }: Rule, { zone }: Moment): number {
  const clock = readClock(until ?? "");
  if (!clock) return Number.POSITIVE_INFINITY;
  if (clock.isDate) return clock.clockMs + dayMs - 1000;
  return clock.isUtc ? zone.toClock(clock.clockMs) : clock.clockMs;
}
