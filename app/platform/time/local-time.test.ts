import { expect, test } from "vitest";
import { readLocalTime, writeLocalTime } from "./local-time.ts";

const pacific = "America/Los_Angeles";

test.each([
  ["2026-11-21T09:00", pacific, "2026-11-21T17:00:00.000Z"],
  ["2026-07-01T09:00", pacific, "2026-07-01T16:00:00.000Z"],
  ["2026-03-07T23:30", pacific, "2026-03-08T07:30:00.000Z"],
  // Occurs twice: the first is meant.
  ["2026-11-01T01:30", pacific, "2026-11-01T08:30:00.000Z"],
  // Does not occur: the end of the gap is meant.
  ["2026-03-08T02:30", pacific, "2026-03-08T10:00:00.000Z"],
  ["2026-11-21T00:15", "Asia/Kathmandu", "2026-11-20T18:30:00.000Z"],
])("%s in %s is %s", (local, zone, instant) => {
  expect(new Date(readLocalTime(local, zone) ?? 0).toISOString()).toBe(instant);
});

test("what a clock shows is read back", () => {
  const ms = Date.UTC(2026, 10, 21, 17, 0);
  expect(writeLocalTime(ms, pacific)).toBe("2026-11-21T09:00");
  expect(readLocalTime(writeLocalTime(ms, pacific), pacific)).toBe(ms);
});

test.each(["", "2026-02-30T09:00", "2026-11-21", "tomorrow", "2026-11-21T25:00"])("%j is no time", (local) => {
  expect(readLocalTime(local, pacific)).toBeUndefined();
});
