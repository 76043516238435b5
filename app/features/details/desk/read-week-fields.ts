import type { Fields } from "#platform/http/read-fields.ts";
import { readDayHours } from "../rules/read-hours.ts";

/** Hours as two pickers give them; `isNone` is the tick that takes them out. */
export type PickedSpan = { from: string; to: string; isNone: boolean };

/** A day's fields as the form has them. */
export type DayFields = { typed: string; spans: PickedSpan[]; isClosed: boolean };

export type WeekFields = { days: DayFields[]; isSame: boolean };

/** A day has its hours in at most so many spans. */
const maxSpans = 4;
const maxTypedCharacters = 2000;
const maxPickedCharacters = 10;
const weekLength = 7;

/** The fields of a week as they were posted, to be shown again if it is refused. */
export const readWeekFields = (fields: Fields, path: string): WeekFields => ({
  days: Array.from({ length: weekLength }, (_, at) => readDay(fields, `${path}.${at}`)),
  isSame: fields[`${path}.same`] === "on",
});

const readDay = (fields: Fields, name: string): DayFields => ({
  typed: (fields[name] ?? "").slice(0, maxTypedCharacters),
  spans: Array.from({ length: maxSpans }, (_, place) => ({
    from: (fields[`${name}.${place}.from`] ?? "").slice(0, maxPickedCharacters),
    to: (fields[`${name}.${place}.to`] ?? "").slice(0, maxPickedCharacters),
    isNone: fields[`${name}.${place}.none`] === "on",
  })),
  isClosed: fields[`${name}.closed`] === "on",
});

/** A day's hours as the owner would type them. Typed hours take precedence over chosen ones. */
export function textOfDay({ typed, spans, isClosed }: DayFields): string {
  if (typed.trim()) return typed;
  const taken = isClosed ? [] : spans.filter(({ from, to, isNone }) => !isNone && (from || to));
  return taken.map(({ from, to }) => `${from}–${to}`).join(", ");
}

/** The fields of a day as stored. "24:00" is midnight on a picker. */
export function storedDay(text: string): DayFields {
  const reading = readDayHours(text);
  const spans = "spans" in reading ? reading.spans : [];
  return {
    typed: "",
    spans: spans.map((span) => {
      const [from = "", to = ""] = span.split("–");
      return { from, to: to === "24:00" ? "00:00" : to, isNone: false };
    }),
    isClosed: false,
  };
}
