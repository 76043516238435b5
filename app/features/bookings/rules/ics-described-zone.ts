import { type IcsLine, readIcsLine } from "./ics-line.ts";
import { readClock } from "./ics-moment.ts";
import { clocksOfRule } from "./recurrence.ts";
import { readRule } from "./recurrence-rule.ts";

/** The first and the last year for which the rules of a description are followed. */
const [firstYear, lastYear] = [1970, 2050];

type Change = { atMs: number; beforeMs: number; offsetMs: number };

/** The offsets of a zone as its lines describe it (RFC 5545 3.6.5); undefined if they say none. */
export function describedOffsets(texts: readonly string[]): ((instantMs: number) => number) | undefined {
  const parts = partsOf(texts.map(readIcsLine));
  const offsets = parts.flatMap((part) => readOffset(part, "TZOFFSETTO") ?? []);
  const changes = parts.flatMap((part) => changesOf(part, offsets)).sort((one, other) => one.atMs - other.atMs);
  const [first] = changes;
  return first && ((instantMs) => changes.findLast(({ atMs }) => atMs <= instantMs)?.offsetMs ?? first.beforeMs);
}

/** The lines of each part; a part ends where the next one begins. */
function partsOf(lines: readonly IcsLine[]): IcsLine[][] {
  const parts: IcsLine[][] = [];
  for (const line of lines.slice(1))
    if (line.name === "BEGIN") parts.push([]);
    else parts.at(-1)?.push(line);
  return parts;
}

/** The changes of a part. Outlook for Mac leaves out the offset from before: that of another part stands for it. */
function changesOf(lines: readonly IcsLine[], offsets: readonly number[]): Change[] {
  const offsetMs = readOffset(lines, "TZOFFSETTO");
  if (offsetMs === undefined) return [];
  const beforeMs = readOffset(lines, "TZOFFSETFROM") ?? offsets.find((each) => each !== offsetMs) ?? offsetMs;
  const clocksOf = (name: string) =>
    valuesOf(lines, name).flatMap((value) => value.split(",").flatMap((each) => readClock(each)?.clockMs ?? []));
  const starts = clocksOf("DTSTART");
  const fromRules = valuesOf(lines, "RRULE").flatMap((text) => clocksOfPart(text, starts[0], beforeMs));
  return [...starts, ...clocksOf("RDATE"), ...fromRules].map((clockMs) => ({
    atMs: clockMs - beforeMs,
    beforeMs,
    offsetMs,
  }));
}

function clocksOfPart(text: string, startMs = 0, beforeMs: number): number[] {
  try {
    const rule = readRule(text);
    const until = readClock(rule.until ?? "");
    const untilMs = until ? until.clockMs + (until.isUtc ? beforeMs : 0) : Number.POSITIVE_INFINITY;
    return [...clocksOfRule(rule, { startMs, untilMs, fromMs: Date.UTC(firstYear), toMs: Date.UTC(lastYear) })];
  } catch {
    return [];
  }
}

const valuesOf = (lines: readonly IcsLine[], name: string) =>
  lines.filter((line) => line.name === name).map(({ value }) => value);

function readOffset(lines: readonly IcsLine[], name: string): number | undefined {
  const [, sign = "+", hours, minutes, seconds = 0] =
    /^([+-])?(\d\d):?(\d\d):?(\d\d)?$/.exec(valuesOf(lines, name)[0] ?? "") ?? [];
  if (hours === undefined) return undefined;
  return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
