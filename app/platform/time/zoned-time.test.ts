import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { addDays, clockAt, clockOfDate, dateIn, instantOf, isTimeZone, readTimeZone } from "./zoned-time.ts";

const at = (zone: string, clock: string) => new Date(instantOf(zone, Date.parse(`${clock}Z`))).toISOString();

test.each([
  ["an ordinary morning", "America/Los_Angeles", "2026-12-10T09:00", "2026-12-10T17:00:00.000Z"],
  ["an hour left out in spring", "America/Los_Angeles", "2027-03-14T02:30", "2027-03-14T10:00:00.000Z"],
  ["an hour that comes twice", "America/Los_Angeles", "2026-11-01T01:30", "2026-11-01T08:30:00.000Z"],
  ["what follows it", "America/Los_Angeles", "2026-11-01T02:00", "2026-11-01T10:00:00.000Z"],
  ["half an hour left out", "Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-03T15:30:00.000Z"],
  ["a midnight that is left out", "Africa/Cairo", "2027-04-30T00:00", "2027-04-29T22:00:00.000Z"],
  ["three quarters of an hour off", "Asia/Kathmandu", "2026-12-10T09:00", "2026-12-10T03:15:00.000Z"],
])("%s", (_, zone, clock, instant) => {
  expect(at(zone, clock)).toBe(instant);
});

test("clocks are read back as they were set, but for hours that do not exist", () => {
  const zones = fc.constantFrom("America/New_York", "Europe/London", "America/Santiago", "Pacific/Chatham");
  const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2036, 0) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const clock = minute * 60_000;
      const instant = instantOf(zone, clock);
      expect(clockAt(zone, instant)).toBeGreaterThanOrEqual(clock);
      expect(clockAt(zone, instant - 60_000)).toBeLessThan(clock);
    }),
    { numRuns: 2000 },
  );
});

test("dates are those of the zone's own calendar", () => {
  expect(dateIn("Pacific/Auckland", Date.UTC(2026, 10, 30, 12))).toBe("2026-12-01");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(clockOfDate("2026-12-31")).toBe(Date.UTC(2026, 11, 31));
  expect(["Europe/Berlin", "UTC", "", "Mars/Olympus", "x".repeat(500)].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a place that has two names keeps the one it is asked for by", () => {
  expect(["Europe/Kyiv", "Asia/Kolkata"].map(readTimeZone)).toEqual(["Europe/Kyiv", "Asia/Kolkata"]);
});

test("a zone has one name, in whatever letters it is asked for", () => {
  const typed = ["america/los_angeles", "AMERICA/Los_Angeles", "America/Los_Angeles", "eUROPE/pARIS", "Mars", ""];
  const [angeles, paris] = ["America/Los_Angeles", "Europe/Paris"];
  expect(typed.map(readTimeZone)).toEqual([angeles, angeles, angeles, paris, "", ""]);
});

test("only the most recent time zones are cached", () => {
  const makes = vi.spyOn(Intl, "DateTimeFormat");
  const two = (count: number) => String(count).padStart(2, "0");
  const zones = Array.from({ length: 600 }, (_, minute) => `+${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
  const [first = "", last = ""] = [zones[0], zones.at(-1)];
  for (const zone of zones) clockAt(zone, 0);
  expect(makes).toHaveBeenCalledTimes(600);
  clockAt(last, 0);
  expect(makes).toHaveBeenCalledTimes(600);
  clockAt(first, 0);
  expect(makes).toHaveBeenCalledTimes(601);
  makes.mockRestore();
});
