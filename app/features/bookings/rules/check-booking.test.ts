import { expect, test } from "vitest";
import { questionsOf } from "#facts/session-kind.ts";
import { checkBooking, readInstant } from "./check-booking.ts";
import { planReminder } from "./session-times.ts";

const sent = {
  start: "2026-12-10T17:00:00.000Z",
  name: " Marguerite ",
  email: "m@cellar.example",
  timeZone: "Europe/Paris",
  notes: "One\r\nTwo",
};

const unasked = { meeting: "", phone: "" };

test("a request is tidied, with its instant", () => {
  expect(checkBooking(sent)).toEqual({
    ok: true,
    values: { ...sent, name: "Marguerite", notes: "One\nTwo", ...unasked },
    request: {
      startMs: Date.UTC(2026, 11, 10, 17),
      name: "Marguerite",
      email: "m@cellar.example",
      timeZone: "Europe/Paris",
      notes: "One\nTwo",
      ...unasked,
    },
  });
});

test("each problem is reported at its field, with the values to show again", () => {
  expect(checkBooking({ ...sent, start: "tomorrow", name: "", email: "m@cellar", notes: "x".repeat(4001) })).toEqual({
    ok: false,
    values: { ...sent, start: "tomorrow", name: "", email: "m@cellar", notes: "x".repeat(4001), ...unasked },
    problems: { start: "malformed", name: "missing", email: "malformed", notes: "too long" },
  });
  const nothing = checkBooking({ start: 7, name: null, email: ["m@cellar.example"] });
  expect(nothing.ok || nothing.problems).toEqual({ start: "missing", name: "missing", email: "missing" });
});

test("a field that is far too long says so too, with its beginning", () => {
  expect(checkBooking({ ...sent, email: "@".repeat(32_000), notes: `${"\n".repeat(9000)}x` })).toMatchObject({
    ok: false,
    values: { email: "@".repeat(508), notes: "" },
    problems: { email: "too long", notes: "too long" },
  });
});

test("an invalid time zone is left out", () => {
  for (const timeZone of ["Mars/Olympus", "", undefined, "x".repeat(9000)]) {
    const checked = checkBooking({ ...sent, timeZone });
    expect(checked.ok && checked.request.timeZone).toBe("");
  }
});

test("a time zone has its canonical name", () => {
  const checked = checkBooking({ ...sent, timeZone: "eUROPE/paris" });
  expect(checked.ok && checked.request.timeZone).toBe("Europe/Paris");
});

test.each([
  ["2026-12-10T17:00Z", Date.UTC(2026, 11, 10, 17)],
  ["2026-12-10T09:00:00-08:00", Date.UTC(2026, 11, 10, 17)],
  ["2026-12-10T17:00", undefined],
  ["2026-12-10", undefined],
  ["2026-13-10T17:00Z", undefined],
  ["+012026-12-10T17:00Z", undefined],
])("%s", (text, instant) => {
  expect(readInstant(text)).toBe(instant);
});

test("a reminder is due a day before, never for a session agreed within that day", () => {
  const startMs = Date.UTC(2026, 11, 10, 17);
  expect(planReminder(startMs, Date.UTC(2026, 11, 1))).toBe(Date.UTC(2026, 11, 9, 17));
  expect(planReminder(startMs, Date.UTC(2026, 11, 9, 17))).toBeNull();
  expect(planReminder(startMs, Date.UTC(2026, 11, 10))).toBeNull();
});

test("reminders leave at the hours that the owner chose, one after the other", () => {
  const startMs = Date.UTC(2026, 11, 10, 17);
  const [week, before] = [Date.UTC(2026, 11, 3, 17), Date.UTC(2026, 11, 10, 15)];
  expect(planReminder(startMs, Date.UTC(2026, 11, 1), [2, 168])).toBe(week);
  expect(planReminder(startMs, week, [2, 168])).toBe(before);
  expect(planReminder(startMs, before, [2, 168])).toBeNull();
  expect(planReminder(startMs, Date.UTC(2026, 11, 1), [0, 0])).toBeNull();
});

const questions = questionsOf(["How many wines do you list? *", "Who wrote it?"]);

test("answers stand in the notes below their questions, and one that is needed must be given", () => {
  expect(checkBooking({ ...sent, answer1: "Ninety", answer2: " " }, { questions })).toMatchObject({
    ok: true,
    request: { notes: "How many wines do you list?\nNinety\n\nOne\nTwo" },
  });
  expect(checkBooking({ ...sent, answer2: "x".repeat(501), answer3: "Unasked" }, { questions })).toMatchObject({
    ok: false,
    values: { answer1: "", answer2: "x".repeat(501) },
    problems: { answer1: "missing", answer2: "too long" },
  });
});

const both = ["phone", "video"] as const;

test.each([
  [[], { meeting: "video", phone: "1" }, { meeting: "", phone: "" }],
  [both, { phone: "+1 555 0100" }, { meeting: "phone", phone: "+1 555 0100" }],
  [both, { meeting: "video", phone: "+1 555 0100" }, { meeting: "video", phone: "" }],
  [["video"] as const, {}, { meeting: "video", phone: "" }],
  [both, {}, { phone: "missing" }],
  [both, { phone: "12 34" }, { phone: "malformed" }],
  [both, { phone: "5".repeat(41) }, { phone: "malformed" }],
  [["phone"] as const, { meeting: "video" }, { meeting: "malformed" }],
])("of %j, a visitor who sends %j gets %j", (meetings, typed, expected) => {
  const checked = checkBooking({ ...sent, ...typed }, { meetings });
  expect(checked.ok ? checked.request : checked.problems).toMatchObject(expected);
});
