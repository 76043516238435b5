import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { addDays, clockAt, clockOfDate, dateIn } from "#platform/time/zoned-time.ts";
import { inShort, isShort } from "../../../../test/extent.ts";
import { isFree, isSlotAvailable, openSlots, slotsOfDay } from "./open-slots.ts";

const minuteMs = 60_000;
const facts = defaultFacts.booking;
const iso = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString().slice(0, 16));

/** A Tuesday morning in Los Angeles. */
const nowMs = Date.UTC(2026, 11, 8, 16);

test("a day has one session after the other, with a pause between", () => {
  expect(iso(slotsOfDay(facts, "2026-12-10"))).toEqual([
    "2026-12-10T17:00",
    "2026-12-10T17:45",
    "2026-12-10T18:30",
    "2026-12-10T19:15",
    "2026-12-10T21:00",
    "2026-12-10T21:45",
    "2026-12-10T22:30",
    "2026-12-10T23:15",
    "2026-12-11T00:00",
  ]);
  expect(slotsOfDay(facts, "2026-12-12")).toEqual([]);
  expect(slotsOfDay({ ...facts, daysOff: ["2026-12-09", "2026-12-10"] }, "2026-12-10")).toEqual([]);
});

test("notice, horizon, days asked for and the sessions of others bound what is open", () => {
  const all = openSlots({ facts, taken: [], nowMs, days: 31 });
  expect(iso(all)[0]).toBe("2026-12-09T17:00");
  expect(iso(all).at(-1)).toBe("2027-01-06T00:00");
  expect(openSlots({ facts, taken: [], nowMs, from: "2020-01-01", days: 31 })).toEqual(all);
  expect(iso(openSlots({ facts, taken: [], nowMs, from: "2026-12-11", days: 3 }))).toHaveLength(4);
  expect(openSlots({ facts, taken: [], nowMs, from: "2027-02-01", days: 31 })).toEqual([]);
  const [first = 0, second = 0] = all;
  const taken = [{ startMs: first, endMs: first + 30 * minuteMs }];
  expect(openSlots({ facts, taken, nowMs, days: 31 })).toEqual(all.slice(1));
  expect(isSlotAvailable(first, { facts, taken, nowMs })).toBe(false);
  expect(isSlotAvailable(second, { facts, taken, nowMs })).toBe(true);
  expect(isSlotAvailable(second + minuteMs, { facts, taken, nowMs })).toBe(false);
  expect(isSlotAvailable(Date.UTC(2027, 5, 1, 17), { facts, taken, nowMs })).toBe(false);
});

test("a session of another length keeps its distance too", () => {
  const [, second = 0] = openSlots({ facts, taken: [], nowMs, days: 31 });
  const taken = [{ startMs: second - 20 * minuteMs, endMs: second - 10 * minuteMs }];
  expect(isSlotAvailable(second, { facts, taken, nowMs })).toBe(false);
  expect(isSlotAvailable(second, { facts: { ...facts, bufferMinutes: 11 }, taken, nowMs })).toBe(false);
  expect(isSlotAvailable(second, { facts: { ...facts, bufferMinutes: 0, lengthMinutes: 45 }, taken, nowMs })).toBe(
    true,
  );
});

/** A Thursday's hours, in the business's time. */
const thursday = (time: string) => Date.parse(`2026-12-10T${time}:00-08:00`);
const busy = (from: string, to: string, bufferMinutes?: number) => ({
  ...{ startMs: thursday(from), endMs: thursday(to) },
  ...(bufferMinutes && { bufferMinutes }),
});
const clockOf = (slot: number) => new Date(slot - 8 * 60 * minuteMs).toISOString().slice(11, 16);

test.each([
  { name: "what was busy before it", taken: [busy("09:00", "11:00")], offered: ["11:30"] },
  { name: "nothing, where the regular ones are as many", taken: [busy("09:00", "09:10")], offered: ["10:00", "11:00"] },
  {
    name: "two pauses, of which the later begins first",
    taken: [busy("10:00", "10:05"), busy("10:10", "10:15", 60)],
    offered: ["11:15"],
  },
  { name: "odd minutes", taken: [busy("09:00", "10:33")], offered: ["11:05"] },
  { name: "odd minutes alone", taken: [busy("09:00", "10:01")], lengthMinutes: 29, offered: ["10:31", "11:30"] },
])("no hour is lost to $name", ({ taken, lengthMinutes = 30, offered }) => {
  const weeklyHours = Array<string[]>(7).fill(["09:00–12:00"]);
  const question = { ...facts, weeklyHours, lengthMinutes, bufferMinutes: 30 };
  const slots = openSlots({ facts: question, taken, nowMs, from: "2026-12-10", days: 1 });
  expect(slots.map(clockOf)).toEqual(offered);
});

test("whatever is taken, what is offered is free, and as much as fits one after the other", () => {
  const weeklyHours = Array<string[]>(7).fill(["09:00–17:00"]);
  const span = fc.tuple(
    fc.integer({ min: 0, max: 560 }),
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ max: 60, min: 0 }),
  );
  const taken = fc.array(span, { maxLength: 5 }).map((spans) =>
    spans.map(([from, minutes, bufferMinutes]) => {
      const startMs = thursday("08:00") + from * minuteMs;
      return { startMs, endMs: startMs + minutes * minuteMs, bufferMinutes };
    }),
  );
  const check = (times: { startMs: number; endMs: number; bufferMinutes: number }[], length: number, pause: number) => {
    const day = { ...facts, weeklyHours, lengthMinutes: length, bufferMinutes: pause };
    const slots = openSlots({ facts: day, taken: times, nowMs, from: "2026-12-10", days: 1 });
    let [most, from] = [0, thursday("09:00")];
    for (let at = from; at + length * minuteMs <= thursday("17:00"); at += minuteMs)
      if (at >= from && isFree(day, at, times)) [most, from] = [most + 1, at + (length + pause) * minuteMs];
    expect(slots.every((slot) => isFree(day, slot, times))).toBe(true);
    expect(slots.every((slot) => isSlotAvailable(slot, { facts: day, taken: times, nowMs }))).toBe(true);
    expect(slots).toHaveLength(most);
  };
  const minutes = fc.integer({ min: 5, max: 90 });
  fc.assert(fc.property(taken, minutes, fc.integer({ min: 0, max: 45 }), check), { numRuns: inShort(60, 400) });
});

const zones = [
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Santiago",
  "Europe/London",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
];
const firstDay = "2026-01-01";
const lastDay = isShort ? "2027-12-31" : "2035-12-31";
const dayCount = (clockOfDate(lastDay) - clockOfDate(firstDay)) / (24 * 60 * minuteMs);

/** Days on which a zone's clocks change. */
function changingDays(zone: string): string[] {
  const days = Array.from({ length: dayCount }, (_, index) => addDays(firstDay, index));
  const offsetOn = (day: string) => clockAt(zone, clockOfDate(day)) - clockOfDate(day);
  return days.filter((day) => offsetOn(day) !== offsetOn(addDays(day, 1)));
}

const readTime = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/**
 * The same, slowly: every minute of the days around. It opens when the clock first shows the opening time or a later
 * one, and closes likewise.
 */
function openMinutes(zone: string, date: string, hours: string): number[] {
  const [from = 0, to = 0] = hours.split("–").map((text) => clockOfDate(date) + readTime(text) * minuteMs);
  const start = clockOfDate(date) - 20 * 60 * minuteMs;
  const minutes: number[] = [];
  let [hasStarted, isOver] = [false, false];
  for (let instant = start; instant < start + 60 * 60 * minuteMs && !isOver; instant += minuteMs) {
    const clock = clockAt(zone, instant);
    hasStarted ||= clock >= from;
    isOver ||= clock >= to;
    if (hasStarted && !isOver) minutes.push(instant);
  }
  return minutes;
}

function expectRight(zone: string, date: string, hours: string, lengthMinutes: number, bufferMinutes: number) {
  const week = Array<string[]>(7).fill([hours]);
  const question = { ...facts, timeZone: zone, weeklyHours: week, lengthMinutes, bufferMinutes };
  const slots = slotsOfDay(question, date);
  const open = openMinutes(zone, date, hours);
  const [begin = 0] = open;
  const isOpen = new Set(open);
  const step = (lengthMinutes + bufferMinutes) * minuteMs;
  const fitting = open.filter(
    (minute) => (minute - begin) % step === 0 && isOpen.has(minute + lengthMinutes * minuteMs - minuteMs),
  );
  expect(slots).toEqual(fitting);
  for (const slot of slots) expect(dateIn(zone, slot)).toBe(date);
}

test.each(zones)("%s: none twice, none missing, none at an hour that does not exist, on each day of change", (zone) => {
  for (const day of changingDays(zone).flatMap((each) => [each, addDays(each, 1)]))
    for (const hours of ["00:00–24:00", "01:15–03:20"]) expectRight(zone, day, hours, 25, 10);
});

test("the same on any day of ten years, in eight zones, at any hours", () => {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const time = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .map(([one, other]) => [Math.min(one, other - 1), Math.max(one + 1, other)].map(time).join("–"));
  const days = fc.integer({ min: 0, max: dayCount }).map((index) => addDays(firstDay, index));
  const minutes = fc.integer({ min: 5, max: 120 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, hours, minutes, fc.integer({ min: 0, max: 60 }), expectRight),
    { numRuns: inShort(15, 150) },
  );
});

test.each(zones)("%s: days that follow each other share no slot and leave none out", (zone) => {
  const week = Array<string[]>(7).fill(["00:00–24:00"]);
  const question = { ...facts, timeZone: zone, weeklyHours: week, lengthMinutes: 30, bufferMinutes: 0 };
  const slots = Array.from({ length: 400 }, (_, index) => slotsOfDay(question, addDays("2026-02-01", index))).flat();
  expect(slots.every((slot, index) => index === 0 || slot - (slots[index - 1] as number) === 30 * minuteMs)).toBe(true);
});

test("a day with as many sessions as the owner wants at most is full, and the others are not", () => {
  const all = openSlots({ facts, taken: [], nowMs, days: 31 });
  const [first = 0, second = 0] = all;
  const most = { ...facts, maxADay: 2 };
  const dayOf = (slot: number) => dateIn(facts.timeZone, slot);
  expect(openSlots({ facts: most, taken: [], sessions: [first], nowMs, days: 31 })).toEqual(all);
  const left = openSlots({ facts: most, taken: [], sessions: [first, second], nowMs, days: 31 });
  expect(left).toEqual(all.filter((slot) => dayOf(slot) !== dayOf(first)));
});
