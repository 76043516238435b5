import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { instantOfTime, whyNotOffered } from "./why-not-offered.ts";

const facts = { ...defaultFacts.booking, daysOff: ["2026-12-15"] };
/** A Tuesday morning in Los Angeles. */
const nowMs = Date.UTC(2026, 11, 8, 16);
const at = (day: string, time: string) => instantOfTime(facts.timeZone, day, time) as number;
const minutes = (count: number) => count * 60_000;

const ask = (day: string, time: string, more: object = {}) =>
  whyNotOffered({ facts, taken: [], sessions: [], nowMs, atMs: at(day, time), ...more });

test.each([
  ["2026-12-07", "10:00", "past"],
  ["2026-12-08", "10:00", "notice"],
  ["2027-02-01", "10:00", "too far"],
  ["2026-12-15", "10:00", "day off"],
  ["2026-12-10", "12:30", "closed"],
  ["2026-12-12", "10:00", "closed"],
  ["2026-12-10", "09:10", "no beginning"],
  ["2026-12-10", "09:00", "offered"],
])("%s at %s: %s", (day, time, kind) => {
  expect(ask(day, time).kind).toBe(kind);
});

test("what takes an hour is named, and a pause is told from it", () => {
  const start = at("2026-12-10", "09:45");
  const appointment = { startMs: start, endMs: start + minutes(30) };
  const taken = [appointment];
  expect(ask("2026-12-10", "09:45", { taken })).toEqual({ kind: "taken", by: taken });
  const near = [{ startMs: start - minutes(30), endMs: start - minutes(5) }];
  expect(ask("2026-12-10", "09:45", { taken: near })).toEqual({ kind: "pause", by: near });
  expect(ask("2026-12-10", "10:30", { taken }).kind).toBe("offered");
});

test("between two beginnings, both are named", () => {
  const around = [at("2026-12-10", "09:00"), at("2026-12-10", "09:45")];
  expect(ask("2026-12-10", "09:10")).toEqual({ kind: "no beginning", around });
});

test("an hour between the regular ones is offered where what is taken leaves no other", () => {
  const taken = [{ startMs: at("2026-12-10", "09:00"), endMs: at("2026-12-10", "11:10") }];
  expect(ask("2026-12-10", "11:25", { taken }).kind).toBe("offered");
});

test("a full day says so", () => {
  const sessions = [at("2026-12-10", "13:00")];
  expect(ask("2026-12-10", "09:00", { facts: { ...facts, maxADay: 1 }, sessions }).kind).toBe("full day");
});

test.each(["", "24:00", "9:00", "10:60", "noon"])("%j is no time", (text) => {
  expect(instantOfTime(facts.timeZone, "2026-12-10", text)).toBeUndefined();
});
