import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBusyTimes } from "./read-busy-times.ts";

const folder = new URL("../../../test/fixtures/calendars/", import.meta.url);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const windowDays = 80;

const written = readFileSync(new URL("calendars.txt", folder), "utf8").split(/^=== /m).slice(1);
const busyLines = readFileSync(new URL("busy-times.txt", folder), "utf8").trim().split("\n");

const fixtures = written.map((part, place) => {
  const [head = "", ...lines] = part.split("\n");
  const fromMs = Date.parse(`${head.split(" ").at(-1)}T00:00:00Z`);
  const busy = (busyLines[place] ?? "").split(" ").slice(1);
  return {
    name: head,
    text: lines.join("\r\n"),
    fromMs,
    busy: busy.map((time) => {
      const [start = 0, length = 0] = time.split("+").map(Number);
      return { startMs: fromMs + start * minuteMs, endMs: fromMs + (start + length) * minuteMs };
    }),
  };
});

const read = (text: string, fromMs: number, days = windowDays) =>
  readBusyTimes(text, {
    fromMs,
    toMs: fromMs + days * dayMs,
    timeZone: "America/Los_Angeles",
    ownHost: "house.example",
  });

test("two hundred calendars of nine programs are busy when an independent program says so", () => {
  expect(fixtures).toHaveLength(200);
  for (const { name, text, fromMs, busy } of fixtures) {
    const reading = read(text, fromMs);
    expect({ name, ...reading }).toEqual({ name, kind: "calendar", busy, sessions: [], unread: 0 });
  }
});
