import { expect, test } from "vitest";
import { nextMorning, planSequence } from "./plan-letters.ts";

const at = (iso: string) => Date.parse(iso);
const duesOf = (confirmed: string, zone: string) =>
  planSequence(at(confirmed), zone).map(({ dueMs }) => new Date(dueMs).toISOString());

test("the three mails are due on the mornings of days 2, 5 and 12 where the receiver lives", () => {
  expect(duesOf("2026-11-24T04:00:00Z", "Europe/Paris")).toEqual([
    "2026-11-26T08:00:00.000Z",
    "2026-11-29T08:00:00.000Z",
    "2026-12-06T08:00:00.000Z",
  ]);
  // There it is still the day before.
  expect(duesOf("2026-11-24T04:00:00Z", "America/Los_Angeles")[0]).toBe("2026-11-25T17:00:00.000Z");
});

test("a change of clocks leaves it nine in the morning", () => {
  expect(duesOf("2026-03-27T12:00:00Z", "Europe/Paris")[0]).toBe("2026-03-29T07:00:00.000Z");
});

test.each([
  ["at night it waits for nine", "2026-11-24T03:00:00Z", "2026-11-24T08:00:00.000Z"],
  ["in the morning it is now", "2026-11-24T09:30:00Z", "2026-11-24T09:30:00.000Z"],
  ["in the afternoon it is tomorrow", "2026-11-24T14:00:00Z", "2026-11-25T08:00:00.000Z"],
])("%s", (_, now, due) => {
  expect(new Date(nextMorning(at(now), "Europe/Paris")).toISOString()).toBe(due);
});
