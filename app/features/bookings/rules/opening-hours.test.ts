import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { normalizeBookingFacts, wrongBookingFacts } from "./normalize-booking-facts.ts";
import { readOpening, readOpenings } from "./opening-hours.ts";

const standard = defaultFacts.booking;

test.each([
  ["09:00–12:00", { from: 540, to: 720 }],
  ["9:30 - 24:00", { from: 570, to: 1440 }],
  ["12:00–09:00", undefined],
  ["09:00–09:00", undefined],
  ["09:60–10:00", undefined],
  ["09:00–24:01", undefined],
  ["nine to five", undefined],
])("%s", (text, opening) => {
  expect(readOpening(text)).toEqual(opening);
});

test("openings are sorted, and adjoining ones are merged", () => {
  expect(readOpenings(["13:00–17:00", "09:00–12:00", "11:00–13:00", "x"])).toEqual([{ from: 540, to: 1020 }]);
});

test("the delivered facts can be used", () => {
  expect(wrongBookingFacts(standard)).toEqual([]);
});

test("an unusable fact gets its default, and only that one", () => {
  const changed = {
    ...standard,
    timeZone: "Mars/Olympus",
    weeklyHours: [["9"]],
    lengthMinutes: 0,
    bufferMinutes: -1,
    noticeHours: 1.5,
    horizonDays: 1000,
    daysOff: ["2026-02-30"],
  };
  expect(wrongBookingFacts(changed)).toHaveLength(7);
  expect(normalizeBookingFacts(changed, standard)).toEqual(standard);
  const good = { ...standard, timeZone: "Europe/Berlin", daysOff: ["2026-12-25"], lengthMinutes: 45 };
  expect(normalizeBookingFacts({ ...good, horizonDays: 0 }, standard)).toEqual(good);
});
