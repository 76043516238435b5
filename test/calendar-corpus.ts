import { readFileSync } from "node:fs";

const folder = new URL("fixtures/calendars/", import.meta.url);
const minuteMs = 60_000;

type CorpusCalendar = {
  name: string;
  text: string;
  /** The start of the days that the independent program was asked about. */
  fromMs: number;
  busy: { startMs: number; endMs: number }[];
};

/** The number of days that it was asked about. */
export const corpusDays = 80;

/** The calendars that `write-calendars.py` wrote, and their busy times according to the independent program. */
export function readCalendarCorpus(): CorpusCalendar[] {
  const written = readFileSync(new URL("calendars.txt", folder), "utf8").split(/^=== /m).slice(1);
  const busyLines = readFileSync(new URL("busy-times.txt", folder), "utf8").trim().split("\n");
  return written.map((part, place) => {
    const [name = "", ...lines] = part.split("\n");
    const fromMs = Date.parse(`${name.split(" ").at(-1)}T00:00:00Z`);
    const busy = (busyLines[place] ?? "").split(" ").slice(1);
    return {
      ...{ name, text: lines.join("\r\n"), fromMs },
      busy: busy.map((time) => {
        const [start = 0, length = 0] = time.split("+").map(Number);
        return { startMs: fromMs + start * minuteMs, endMs: fromMs + (start + length) * minuteMs };
      }),
    };
  });
}
