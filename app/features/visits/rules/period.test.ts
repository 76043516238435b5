import { expect, test } from "vitest";
import { daysOf, isLetterTime, lastDays, lastMonday, weekFrom } from "./period.ts";

test("the last days end today, and as many are before", () => {
  expect(lastDays("2026-03-02", 7)).toEqual({
    earlierDay: "2026-02-17",
    fromDay: "2026-02-24",
    toDay: "2026-03-02",
    days: 7,
  });
  expect(daysOf(lastDays("2026-03-02", 1))).toEqual(["2026-03-01", "2026-03-02"]);
});

test.each([
  ["2026-11-23", "2026-11-16"],
  ["2026-11-24", "2026-11-16"],
  ["2026-11-29", "2026-11-16"],
  ["2026-11-30", "2026-11-23"],
  ["2027-01-04", "2026-12-28"],
])("on %s the last whole week began on %s", (today, monday) => {
  expect(lastMonday(today)).toBe(monday);
  expect(weekFrom(monday).toDay < today).toBe(true);
});

test.each([
  ["2026-11-23T06:59", false],
  ["2026-11-23T07:00", true],
  ["2026-11-24T00:00", true],
  ["2026-11-25T08:00", false],
  ["2026-11-22T08:00", false],
])("at %s a letter may leave: %s", (localTime, isDue) => expect(isLetterTime(localTime)).toBe(isDue));
