import type { FactReading } from "./fact-kind.ts";

const dayMinutes = 24 * 60;
const time = /^(\d{1,2})(?:[:.](\d\d))?\s?([ap]m)?$/i;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** "9", "9:30", "5 pm" in minutes of the day; undefined if it is not a time. */
function readTime(text: string): number | undefined {
  const [, hours = "", minutes = "0", half = ""] = time.exec(text.trim()) ?? [];
  if (hours === "" || Number(minutes) > 59) return undefined;
  if (half === "") return Number(hours) * 60 + Number(minutes);
  if (Number(hours) < 1 || Number(hours) > 12) return undefined;
  return (Number(hours) % 12) * 60 + Number(minutes) + (half.toLowerCase() === "pm" ? dayMinutes / 2 : 0);
}

/** "9-17" in minutes of the day, where an end at midnight is the day's; undefined if the day has no such hours. */
function readSpan(text: string): [from: number, to: number] | undefined {
  const parts = text.split(/[–—-]|\sto\s/i).map(readTime);
  const [from, to] = parts;
  if (parts.length !== 2 || from === undefined || to === undefined) return undefined;
  return from < dayMinutes && to <= dayMinutes ? [from, to || dayMinutes] : undefined;
}

type DayReading = { spans: string[] } | { problem: "hours" | "hoursOrder" | "hoursOverlap"; about: string[] };

/** A day's hours as people type them, such as "9-12, 13-17"; none if it is empty or "closed". */
export function readDayHours(typed: string): DayReading {
  const texts = typed.split(/[,;&]|\sand\s/i).map((text) => text.trim());
  const given = texts.filter((text) => text !== "" && text.toLowerCase() !== "closed");
  const spans: string[] = [];
  let last = -1;
  for (const text of given) {
    const span = readSpan(text);
    if (!span) return { problem: "hours", about: [] };
    const [from, to] = span;
    const written = `${clock(from)}–${clock(to)}`;
    if (to <= from) return { problem: "hoursOrder", about: [written] };
    if (from <= last) return { problem: "hoursOverlap", about: [...spans.slice(-1), written] };
    last = to;
    spans.push(written);
  }
  return { spans };
}

/** Seven lines, Monday first, each as {@link readDayHours} takes it. */
export function readHours(typed: readonly string[]): FactReading {
  const week: string[][] = [];
  for (let day = 0; day < 7; day += 1) {
    const reading = readDayHours(typed[day] ?? "");
    if ("problem" in reading) return { problem: reading.problem, at: day, spans: reading.about };
    week.push(reading.spans);
  }
  return { value: week };
}
