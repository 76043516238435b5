import type { Rule, Weekday } from "./recurrence-rule.ts";

export const dayMs = 24 * 60 * 60 * 1000;

/** Days are counted from 1 January 1970. */
export const dayOf = (clockMs: number): number => Math.floor(clockMs / dayMs);

const monthOf = (day: number) => {
  const date = new Date(day * dayMs);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};
const firstOfMonth = (month: number) => Date.UTC(1970, month) / dayMs;
const yearOf = (day: number) => Math.floor(monthOf(day) / 12);
const firstOfYear = (year: number) => firstOfMonth(year * 12);

/** 0 is Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => modulo(day + 3, 7);
const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;

/** The periods that a rule counts, by their number: years, months, weeks, or else days. */
export function periodsOf({ freq, weekStart }: Pick<Rule, "freq" | "weekStart">): {
  numberOf: (day: number) => number;
  firstDayOf: (number: number) => number;
} {
  if (freq === "YEARLY") return { numberOf: yearOf, firstDayOf: firstOfYear };
  if (freq === "MONTHLY") return { numberOf: monthOf, firstDayOf: firstOfMonth };
  const shift = 3 - weekStart;
  if (freq === "WEEKLY")
    return { numberOf: (day) => Math.floor((day + shift) / 7), firstDayOf: (number) => number * 7 - shift };
  return { numberOf: (day) => day, firstDayOf: (number) => number };
}

/** The days of a period that a rule can take: of a year, only those in its months. */
export function daysWithin({ freq, months }: Rule, first: number, next: number): number[] {
  if (freq !== "YEARLY" || !months) return Array.from({ length: next - first }, (_, at) => first + at);
  const numbers = [...new Set(months)].sort((one, other) => one - other).map((month) => monthOf(first) + month - 1);
  return numbers.flatMap((number) => {
    const start = firstOfMonth(number);
    return Array.from({ length: firstOfMonth(number + 1) - start }, (_, at) => start + at);
  });
}

type Filter = (day: number) => boolean;

/**
 * The days that a rule takes for one day of a period (RFC 5545 3.3.10): the day, and behind the last one of a month what
 * stands for dates that the month lacks (RFC 7529 4.1). What the rule does not say is as on its first day.
 */
export function daysTakenFor(rule: Rule, startDay: number): (day: number) => number[] {
  const said = { ...rule, ...leftUnsaid(rule, startDay) };
  const isTaken = dayFilterOf(said);
  const { skip, dates } = said;
  if (!skip || !dates) return (day) => (isTaken(day) ? [day] : []);
  const isLast = dayFilterOf({ ...said, dates: [-1] });
  const isLacking = (day: number) => dates.some((date) => date > placeInMonth(day)[0]) && isLast(day);
  const standIn = skip === "FORWARD" ? 1 : 0;
  return (day) => [...new Set([...(isTaken(day) ? [day] : []), ...(isLacking(day) ? [day + standIn] : [])])];
}

function dayFilterOf(rule: Rule): Filter {
  const { months, dates, yearDays, weeks, weekdays, weekStart } = rule;
  const filters = [
    months && ((day: number) => months.includes(modulo(monthOf(day), 12) + 1)),
    dates && isListed(dates, placeInMonth),
    yearDays && isListed(yearDays, placeInYear),
    weeks && isListed(weeks, placeOfWeek(weekStart)),
    weekdays && isWeekday(weekdays, placesOfWeekdays(rule)),
  ].filter((each) => typeof each === "function");
  return (day) => filters.every((isTaken) => isTaken(day));
}

/** The date or weekday of the first day, for a rule that names none. */
function leftUnsaid({ freq, months, dates, yearDays, weeks, weekdays }: Rule, startDay: number): Partial<Rule> {
  if (dates || yearDays || weekdays) return {};
  if (freq === "WEEKLY" || (freq === "YEARLY" && weeks))
    return { weekdays: [{ weekday: weekdayOf(startDay), ordinal: 0 }] };
  const date = [placeInMonth(startDay)[0]];
  if (freq === "MONTHLY") return { dates: date };
  return freq === "YEARLY" ? { dates: date, months: months ?? [modulo(monthOf(startDay), 12) + 1] } : {};
}

/** Where the ordinal of "-1FR" is counted; a rule by weeks or days has none. */
function placesOfWeekdays({ freq, months, weeks }: Rule): Place | undefined {
  if (freq === "MONTHLY" || (freq === "YEARLY" && months)) return placeInMonth;
  return freq === "YEARLY" && !weeks ? placeInYear : undefined;
}

/** A place among its like, from the first, and from the last as a negative number. */
type Place = (day: number) => [fromFirst: number, fromLast: number];

const placeInMonth: Place = (day) => [day - firstOfMonth(monthOf(day)) + 1, day - firstOfMonth(monthOf(day) + 1)];
const placeInYear: Place = (day) => [day - firstOfYear(yearOf(day)) + 1, day - firstOfYear(yearOf(day) + 1)];

const weekOf = (place: number) => Math.sign(place) * Math.ceil(Math.abs(place) / 7);

/** A week belongs to the year that has most of its days. */
const placeOfWeek =
  (weekStart: number): Place =>
  (day) => {
    const [fromFirst, fromLast] = placeInYear(day - modulo(weekdayOf(day) - weekStart, 7) + 3);
    return [weekOf(fromFirst), weekOf(fromLast)];
  };

const isListed =
  (listed: readonly number[], placeOf: Place): Filter =>
  (day) =>
    placeOf(day).some((place) => listed.includes(place));

const isWeekday =
  (listed: readonly Weekday[], placeOf: Place | undefined): Filter =>
  (day) =>
    listed.some(
      ({ weekday, ordinal }) =>
        weekday === weekdayOf(day) && (!placeOf || ordinal === 0 || placeOf(day).map(weekOf).includes(ordinal)),
    );
