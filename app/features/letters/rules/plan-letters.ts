import { addDays, clockOfDate, dateIn, instantOf } from "#platform/time/zoned-time.ts";
import { letterPlaces } from "./sequences.ts";

const hourMs = 60 * 60 * 1000;
const days = [2, 5, 12];
const morning = 9;
const firstHour = 8;
const lastHour = 12;

/** Nine in the morning of a day in a zone. */
const morningOf = (zone: string, date: string) => instantOf(zone, clockOfDate(date) + morning * hourMs);

/** Plans the three mails of a sequence: on the mornings of days 2, 5 and 12. */
export function planSequence(confirmedMs: number, zone: string) {
  const today = dateIn(zone, confirmedMs);
  return letterPlaces.map((place, index) => ({ place, dueMs: morningOf(zone, addDays(today, days[index] ?? 0)) }));
}

/** The next moment for a letter: now if it is morning, else at nine on the next morning. */
export function nextMorning(nowMs: number, zone: string): number {
  const date = dateIn(zone, nowMs);
  const at = (hour: number) => instantOf(zone, clockOfDate(date) + hour * hourMs);
  if (nowMs < at(firstHour)) return at(morning);
  return nowMs < at(lastHour) ? nowMs : morningOf(zone, addDays(date, 1));
}
