import { describe, expect, test } from "vitest";
import { readDate } from "./read-date.ts";

describe("dates as feeds write them", () => {
  test.each([
    ["2026-03-20", "2026-03-20"],
    ["2026-3-5", "2026-03-05"],
    ["2026/03/20", "2026-03-20"],
    ["20260320", "2026-03-20"],
    ["03/20/2026", "2026-03-20"],
    ["3/5/2026 10:15 AM", "2026-03-05"],
    ["20/03/2026", "2026-03-20"],
    ["20.03.2026", "2026-03-20"],
    ["11.03.2026", "2026-03-11"],
    ["11-03-2026", "2026-11-03"],
    ["20-03-2026", "2026-03-20"],
    ["March 20, 2026", "2026-03-20"],
    ["Mar 20th, 2026", "2026-03-20"],
    ["Friday, March 20, 2026", "2026-03-20"],
    ["20 March 2026", "2026-03-20"],
    ["20-Mar-2026", "2026-03-20"],
    ["Fri, 20 Mar 2026 23:00:00 GMT", "2026-03-20"],
    ["Fri Mar 20 2026 23:00:00 GMT-0700 (Pacific Daylight Time)", "2026-03-20"],
    ["Date(2026,2,20)", "2026-03-20"],
    ["Date(2026,11,31,23,59,0)", "2026-12-31"],
    ["Date(2026,0,1)", "2026-01-01"],
    [46101, "2026-03-20"],
    ["46101", "2026-03-20"],
  ])("%j is the day %s", (value, day) => {
    expect(readDate(value)).toBe(day);
  });

  test.each([
    ["2026-03-20T10:00:00Z", "2026-03-20T10:00:00Z"],
    ["2026-03-20T10:00:00.5Z", "2026-03-20T10:00:00.500Z"],
    ["2026-03-20T23:30:00-0800", "2026-03-20T23:30:00-08:00"],
    ["2026-03-20 10:00", "2026-03-20T10:00:00Z"],
    [1773964800000, "2026-03-20T00:00:00.000Z"],
    [1773964800, "2026-03-20T00:00:00.000Z"],
    ["1773964800000", "2026-03-20T00:00:00.000Z"],
  ])("%j is the instant %s", (value, text) => {
    expect(readDate(value)).toBe(text);
  });

  test.each([
    "",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "0000-00-00",
    "0001-01-01T00:00:00Z",
    "Week 12, 2026",
    "Date(2026,12,1)",
  ])("%j is no date", (value) => {
    expect(readDate(value)).toBe("");
  });

  test.each([null, undefined, {}, [], true, Number.NaN, Number.POSITIVE_INFINITY, -1, 0, "x".repeat(1_000_000)])(
    "anything else is no date either (%#)",
    (value) => {
      expect(readDate(value)).toBe("");
    },
  );

  test("an invalid time of day leaves the date", () => {
    expect(readDate("2026-03-20T25:00:00Z")).toBe("2026-03-20");
  });

  test("what was read reads as itself", () => {
    for (const text of ["2026-03-20", "2026-03-20T23:30:00-08:00", "2026-03-20T10:00:00.500Z", ""]) {
      expect(readDate(text)).toBe(text);
    }
  });
});
