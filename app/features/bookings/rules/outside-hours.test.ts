import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { outsideHours } from "./outside-hours.ts";

const session = (iso: string, minutes = 30) => {
  const start_at = Date.parse(iso);
  return { id: iso, kind_id: "", start_at, end_at: start_at + minutes * 60_000 };
};
// Los Angeles is 8 hours behind in winter; Thursday is open 9–12 and 13–17, Friday 9–12.
const sessions = [
  session("2026-12-10T17:00:00Z"),
  session("2026-12-10T19:45:00Z"),
  session("2026-12-11T01:00:00Z"),
  session("2026-12-11T17:00:00Z"),
  session("2026-12-11T21:00:00Z"),
  session("2026-12-12T18:00:00Z"),
];
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id.slice(5, 16));

test("a session is outside if it reaches into a closed hour or lies on a closed weekday", () => {
  const outside = ["12-10T19:45", "12-11T01:00", "12-11T21:00", "12-12T18:00"];
  expect(idsOf(outsideHours(defaultFacts, sessions))).toEqual(outside);
});

test("a day off has no hours, by the business's calendar", () => {
  const facts = { ...defaultFacts, booking: { ...defaultFacts.booking, daysOff: ["2026-12-10"] } };
  expect(idsOf(outsideHours(facts, sessions)).slice(0, 3)).toEqual(["12-10T17:00", "12-10T19:45", "12-11T01:00"]);
});
