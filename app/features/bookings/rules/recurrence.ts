import { dayMs, dayOf, daysTakenFor, daysWithin, periodsOf } from "./recurrence-days.ts";
import type { Rule } from "./recurrence-rule.ts";

/** More than the minutes of a year. */
const maxSteps = 1_000_000;
/** As many as minutes. */
const maxTimesADay = 1440;

/** Thrown for an event with more occurrences than any appointment has. */
export class TooOftenError extends Error {}

/** Local times, counted as if they were UTC: the beginning and end of a rule, and the span that is asked about. */
export type ClockSpan = { startMs: number; untilMs: number; fromMs: number; toMs: number };

/**
 * Lists the local times of a recurrence rule (RFC 5545 3.3.10) within a span, in order. Periods before the span are
 * skipped, unless the rule has a count. Throws {@link TooOftenError}.
 */
export function* clocksOfRule(rule: Rule, { startMs, untilMs, fromMs, toMs }: ClockSpan): Generator<number> {
  const lastMs = Math.min(toMs, untilMs);
  const firstMs = rule.count ? startMs : Math.max(startMs, fromMs);
  let count = 0;
  for (const clockMs of candidatesOf(rule, { startMs, firstMs, lastMs })) {
    if (clockMs > lastMs || (rule.count && count === rule.count)) return;
    if (clockMs < startMs) continue;
    count += 1;
    if (clockMs >= fromMs) yield clockMs;
  }
}

type Ends = { startMs: number; firstMs: number; lastMs: number };

/** The times of all periods from the one of `firstMs` to that of `lastMs`. */
function* candidatesOf(rule: Rule, { startMs, firstMs, lastMs }: Ends): Generator<number> {
  const { numberOf, firstDayOf } = periodsOf(rule);
  const daysFor = daysTakenFor(rule, dayOf(startMs));
  const isWithinDay = unitOf(rule) !== undefined;
  const clocksOn = isWithinDay ? stepsOn(rule, startMs) : timesOn(rule, startMs);
  const step = isWithinDay ? 1 : rule.interval;
  const start = numberOf(dayOf(startMs));
  const skipped = Math.floor((numberOf(dayOf(firstMs)) - start) / step);
  for (let number = start + skipped * step; firstDayOf(number) * dayMs <= lastMs; number += step) {
    const days = daysWithin(rule, firstDayOf(number), firstDayOf(number + 1)).flatMap(daysFor);
    const clocks = days.flatMap(clocksOn);
    yield* isWithinDay ? clocks : pick(clocks, rule);
  }
}

/** The clocks of a period at the places that the rule names, from its beginning or end. */
const pick = (clocks: readonly number[], { places }: Rule): readonly number[] =>
  places ? clocks.filter((_, at) => places.includes(at + 1) || places.includes(at - clocks.length)) : clocks;

const units: Partial<Record<Rule["freq"], number>> = { SECONDLY: 1000, MINUTELY: 60_000, HOURLY: 3_600_000 };
const unitOf = ({ freq }: Rule) => units[freq];

type Times = Pick<Rule, "hours" | "minutes" | "seconds">;

/** All times that lists of hours, minutes and seconds name, in order. */
function timesOf({ hours = [0], minutes = [0], seconds = [0] }: Times): number[] {
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000)),
  );
  if (times.length > maxTimesADay) throw new TooOftenError();
  return [...new Set(times)].sort((one, other) => one - other);
}

/** The times of each day; what the rule does not say is as at its start. */
function timesOn({ hours, minutes, seconds }: Rule, startMs: number): (day: number) => number[] {
  const start = new Date(startMs);
  const times = timesOf({
    hours: hours ?? [start.getUTCHours()],
    minutes: minutes ?? [start.getUTCMinutes()],
    seconds: seconds ?? [start.getUTCSeconds()],
  });
  return (day) => times.map((timeMs) => day * dayMs + timeMs);
}

/** The times of a day by a rule of hours, minutes or seconds, whose interval runs on from day to day. */
function stepsOn(rule: Rule, startMs: number): (day: number) => number[] {
  const unitMs = unitOf(rule) as number;
  const stepMs = unitMs * rule.interval;
  const startUnitMs = startMs - (startMs % unitMs);
  const [isTaken, within] = [timeFilterOf(rule, unitMs), timesWithin(rule, unitMs, startMs)];
  let steps = 0;
  return (day) => {
    const clocks: number[] = [];
    const aheadMs = (((startUnitMs - day * dayMs) % stepMs) + stepMs) % stepMs;
    for (let clockMs = day * dayMs + aheadMs; clockMs < (day + 1) * dayMs; clockMs += stepMs) {
      steps += 1;
      if (steps > maxSteps) throw new TooOftenError();
      if (isTaken(new Date(clockMs)))
        clocks.push(
          ...pick(
            within.map((timeMs) => clockMs + timeMs),
            rule,
          ),
        );
    }
    return clocks;
  };
}

/** The times within each hour or minute of a rule. */
function timesWithin({ minutes, seconds }: Rule, unitMs: number, startMs: number): number[] {
  const start = new Date(startMs);
  return timesOf({
    hours: undefined,
    minutes: unitMs > 60_000 ? (minutes ?? [start.getUTCMinutes()]) : undefined,
    seconds: unitMs > 1000 ? (seconds ?? [start.getUTCSeconds()]) : undefined,
  });
}

/** Whether a rule takes a step: of the units of a step and larger ones, lists name those that are taken. */
const timeFilterOf =
  ({ hours, minutes, seconds }: Rule, unitMs: number) =>
  (date: Date): boolean =>
    (hours?.includes(date.getUTCHours()) ?? true) &&
    (unitMs > 60_000 || (minutes?.includes(date.getUTCMinutes()) ?? true)) &&
    (unitMs > 1000 || (seconds?.includes(date.getUTCSeconds()) ?? true));
