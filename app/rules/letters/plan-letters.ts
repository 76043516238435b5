import { addDays, clockOfDate, dateIn, instantOf } from "#app/rules/time/zoned-time.ts";
import { letterPlaces } from "./sequences.ts";

const hourMs = 60 * 60 * 1000;
const days = [2, 5, 12];
const morning = 9;
const firstHour = 8;
const lastHour = 12;

/** At nine in the morning of a day, by the clocks of a zone. */
const morningOf = (zone: string, date: string) => instantOf(zone, clockOfDate(date) + morning * hourMs);

/** When the three mails of a sequence are due: on the mornings of days 2, 5 and 12. */
export function planSequence(confirmedMs: number, zone: string) {
  const today = dateIn(zone, confirmedMs);
  return letterPlaces.map((place, index) => ({ place, dueMs: morningOf(zone, addDays(today, days[index] ?? 0)) }));
}

/** The next moment of a morning: now, or at nine of a day to come. */
export function nextMorning(nowMs: number, zone: string): number {
  const date = dateIn(zone, nowMs);
  const at = (hour: number) => instantOf(zone, clockOfDate(date) + hour * hourMs);
  if (nowMs < at(firstHour)) return at(morning);
  return nowMs < at(lastHour) ? nowMs : morningOf(zone, addDays(date, 1));
}
