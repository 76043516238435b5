const frequencies = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"] as const;

const skips = ["FORWARD", "BACKWARD"] as const;

/** 0 is Monday. */
export type Weekday = { weekday: number; ordinal: number };

/** A recurrence rule (RFC 5545 3.3.10). A list that it does not give is undefined. */
export type Rule = {
  freq: (typeof frequencies)[number];
  interval: number;
  count: number | undefined;
  /** As it is written. */
  until: string | undefined;
  weekStart: number;
  weekdays: Weekday[] | undefined;
  /** Where a date goes that its month lacks (RFC 7529 4.1); undefined if it is left out. */
  skip: (typeof skips)[number] | undefined;
} & Record<List, number[] | undefined>;

const lists = {
  months: ["BYMONTH", 12],
  dates: ["BYMONTHDAY", 31],
  yearDays: ["BYYEARDAY", 366],
  weeks: ["BYWEEKNO", 53],
  hours: ["BYHOUR", 23],
  minutes: ["BYMINUTE", 59],
  seconds: ["BYSECOND", 60],
  places: ["BYSETPOS", 366],
} as const;
type List = keyof typeof lists;

const gregorian = "GREGORIAN";

/** Reads a rule, with blanks and empty parts between. Throws if it is none, or counts by another calendar. */
export function readRule(text: string): Rule {
  const written = text.toUpperCase().replace(/\s/g, "").split(";");
  const parts = new Map(written.map((part) => part.split("=", 2) as [string, string | undefined]));
  const freq = frequencies.find((each) => each === parts.get("FREQ"));
  if (!freq) throw new Error("a rule without a frequency");
  if ((parts.get("RSCALE") || gregorian) !== gregorian) throw new Error("a rule of another calendar");
  const valuesOf = (name: string) => parts.get(name)?.split(",").filter(Boolean);
  const listOf = ([name, most]: readonly [string, number]) => valuesOf(name)?.map((each) => readNumber(each, most));
  const count = parts.get("COUNT");
  return {
    freq,
    interval: Math.max(1, readNumber(parts.get("INTERVAL") || "1")),
    count: count ? readNumber(count) : undefined,
    until: parts.get("UNTIL") || undefined,
    weekStart: readWeekday(parts.get("WKST") || "MO").weekday,
    weekdays: valuesOf("BYDAY")?.map(readWeekday),
    skip: skips.find((each) => each === parts.get("SKIP")),
    ...(Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, listOf(list)])) as Record<List, number[]>),
  };
}

function readNumber(text: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(number) <= most)) throw new Error("a rule with a wrong number");
  return number;
}

const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** "MO", or "-1FR". */
function readWeekday(text: string): Weekday {
  const weekday = weekdayNames.indexOf(text.slice(-2));
  if (weekday < 0) throw new Error("a rule with a wrong weekday");
  return { weekday, ordinal: readNumber(text.slice(0, -2) || "0", 53) };
}
