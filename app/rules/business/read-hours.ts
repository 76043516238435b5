import { type FactReading, wrong } from "./fact-kind.ts";

const span = /^(\d{1,2}):(\d\d)\s*[–-]\s*(\d{1,2}):(\d\d)$/;
const dayMinutes = 24 * 60;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** "9:00-12:00" in minutes of the day; undefined if the day has no such hours. */
function readSpan(text: string): [from: number, to: number] | undefined {
  const [, ...parts] = span.exec(text) ?? [];
  const [fromHour = 99, fromMinute = 99, toHour = 99, toMinute = 99] = parts.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return fromMinute < 60 && toMinute < 60 && to <= dayMinutes ? [from, to] : undefined;
}

/** Seven lines, Monday first: "09:00–12:00, 13:00–17:00", empty on a day off. */
export function readHours(typed: readonly string[]): FactReading {
  const week: string[][] = [];
  for (let day = 0; day < 7; day += 1) {
    const texts = (typed[day] ?? "").split(",");
    const spans = texts.map((text) => text.trim()).filter(Boolean);
    const read = spans.map(readSpan);
    let last = -1;
    for (const each of read) {
      if (!each) return wrong("hours", day);
      if (each[0] <= last || each[1] <= each[0]) return wrong("hoursOrder", day);
      last = each[1];
    }
    week.push(read.map((each) => each?.map(clock).join("–") ?? ""));
  }
  return { value: week };
}
