import { calendarDay, instant } from "./calendar-day.ts";

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const isoTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const compact = /^((?:19|2\d)\d{2})(\d{2})(\d{2})$/;
const spreadsheet = /^(?:new )?Date\((\d{4}),\s*(\d{1,2}),\s*(\d{1,2})(?:,[\d\s,]*)?\)$/;
const american = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?:,?\s.*)?$/;
const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s.*)?$/;
const monthFirst = /\b([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i;
const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?([a-z]{3,9})\.?,?[\s-]+(\d{4})\b/i;
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A feed's date as `YYYY-MM-DD` or an ISO instant that keeps the written day; empty if it is no date. A calendar date
 * is never shifted by a time zone. `Date(y,m,d)` counts months from zero, as Google tables do.
 */
export function readDate(value: unknown): string {
  if (typeof value === "number") return readNumber(value);
  if (typeof value !== "string" || value.length > 100) return "";
  const text = value.replace(/\s+/g, " ").trim();
  if (/^\d{5}(?:\.\d+)?$|^\d{9,14}$/.test(text)) return readNumber(Number(text));
  return readInstant(text) || readDay(text);
}

function readDay(text: string): string {
  const yearFirst = isoDay.exec(text) ?? compact.exec(text);
  if (yearFirst) return calendarDay(yearFirst[1], yearFirst[2], yearFirst[3]);
  const zeroBased = spreadsheet.exec(text);
  if (zeroBased) return calendarDay(zeroBased[1], Number(zeroBased[2]) + 1, zeroBased[3]);
  const [, month, , day, year] = american.exec(text) ?? [];
  if (year) return calendarDay(year, month, day) || calendarDay(year, day, month);
  const [, firstDay, nextMonth, lastYear] = european.exec(text) ?? [];
  if (lastYear) return calendarDay(lastYear, nextMonth, firstDay) || calendarDay(lastYear, firstDay, nextMonth);
  return readWords(text);
}

function readWords(text: string): string {
  const first = monthFirst.exec(text);
  if (first && monthNumber(first[1]) > 0) return calendarDay(first[3], monthNumber(first[1]), first[2]);
  const second = dayFirst.exec(text);
  if (second && monthNumber(second[2]) > 0) return calendarDay(second[3], monthNumber(second[2]), second[1]);
  const scripted = /^[a-z]{3} ([a-z]{3}) (\d{1,2}) \d{2}:\d{2}:\d{2} .*?(\d{4})$/i.exec(text);
  return scripted ? calendarDay(scripted[3], monthNumber(scripted[1]), scripted[2]) : "";
}

function monthNumber(name = ""): number {
  const full = "january february march april may june july august september october november december sept".split(" ");
  const word = name.toLowerCase();
  if (!full.includes(word) && !months.includes(word)) return 0;
  return months.indexOf(word.slice(0, 3)) + 1;
}

function readInstant(text: string): string {
  const parts = isoTime.exec(text);
  if (!parts) return "";
  const [, year, month, day, hour, minute, second, fraction, zone] = parts;
  return instant(calendarDay(year, month, day), [hour, minute, second, fraction], zone);
}

/** Milliseconds, seconds, or a spreadsheet's day count. */
function readNumber(value: number): string {
  if (value >= 20_000 && value < 80_000) return dayOf(Math.floor(value) * 86_400_000 - 2_209_161_600_000);
  if (value >= 1e8 && value < 1e10) return instantOf(value * 1000);
  return value >= 1e11 && value < 3.2e13 ? instantOf(value) : "";
}

const instantOf = (ms: number): string => new Date(ms).toISOString();
const dayOf = (ms: number): string => instantOf(ms).slice(0, 10);
