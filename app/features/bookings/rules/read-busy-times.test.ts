import { expect, test } from "vitest";
import { sampled } from "#test/extent.ts";
import { corpusDays, readCalendarCorpus } from "../../../../test/calendar-corpus.ts";
import { noDoubts } from "./calendar-doubts.ts";
import { readBusyTimes } from "./read-busy-times.ts";

const dayMs = 24 * 60 * 60 * 1000;

const read = (text: string, fromMs: number, days = corpusDays) =>
  readBusyTimes(text, {
    fromMs,
    toMs: fromMs + days * dayMs,
    timeZone: "America/Los_Angeles",
    ownHost: "house.example",
    owners: ["ada@house.example"],
  });

test("two hundred calendars of nine programs are busy when an independent program says so", () => {
  const corpus = readCalendarCorpus();
  expect(corpus).toHaveLength(200);
  for (const { name, text, fromMs, busy } of sampled(corpus, 5)) {
    const reading = read(text, fromMs);
    expect({ name, ...reading }).toEqual({ name, kind: "calendar", busy, sessions: [], ...noDoubts });
  }
});

const describe = (name: string, offset: string, daylight: string, ...lines: string[]) => [
  ...["BEGIN:VTIMEZONE", `TZID:${name}`, ...lines],
  ...["BEGIN:STANDARD", "DTSTART:16010101T020000", `TZOFFSETFROM:${daylight}`, `TZOFFSETTO:${offset}`],
  ...["RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11", "END:STANDARD"],
  ...["BEGIN:DAYLIGHT", "DTSTART:16010101T020000", `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${daylight}`],
  ...["RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
];

/** When nine o'clock is in January and in July, in UTC; by zoneinfo of Python. */
test.each<[what: string, tzid: string, zone: string[], winter: string, summer: string]>([
  ["its own name", "Customized", describe("Customized", "-0500", "-0400"), "14:00", "13:00"],
  ["a place", "X1", describe("X1", "+0900", "+0930", "X-LIC-LOCATION:America/New_York"), "14:00", "13:00"],
  ["a wrong description", "America/New_York", describe("America/New_York", "+0900", "+0930"), "14:00", "13:00"],
  ["a Windows name alone", "W. Europe Standard Time", [], "08:00", "07:00"],
  ["an unknown name: the business's", "Nowhere/Land", [], "17:00", "16:00"],
  ["an empty description", "Empty", ["BEGIN:VTIMEZONE", "TZID:Empty", "END:VTIMEZONE"], "17:00", "16:00"],
  ["a Windows display name", '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', [], "08:00", "07:00"],
  ["an older display name", '"(GMT-05:00) Eastern Time (US & Canada)"', [], "14:00", "13:00"],
  ["a display name of two places", '"(UTC-07:00) Chihuahua, La Paz, Mazatlan"', [], "16:00", "16:00"],
  ["a display name of no known place", '"(UTC+05:30) Elsewhere"', [], "03:30", "03:30"],
  ["its name in other capitals", "customized", describe("Customized", "-0500", "-0400"), "14:00", "13:00"],
  ["hours ahead", "GMT+0200", [], "07:00", "07:00"],
  ["hours and minutes behind", '"UTC-03:30"', [], "12:30", "12:30"],
])("a zone with %s", (_, tzid, zone, winter, summer) => {
  const days = ["20260115", "20260715"];
  const events = days.flatMap((day) => [
    ...["BEGIN:VEVENT", `UID:${day}`, `DTSTART;TZID=${tzid}:${day}T090000`, "DURATION:PT1H", "END:VEVENT"],
  ]);
  const text = ["BEGIN:VCALENDAR", ...zone, ...events, "END:VCALENDAR"].join("\r\n");
  const reading = read(text, Date.UTC(2026, 0), 365);
  const startMs = [`2026-01-15T${winter}Z`, `2026-07-15T${summer}Z`].map((at) => Date.parse(at));
  expect("busy" in reading && reading.busy.map((each) => each.startMs)).toEqual(startMs);
});

test.each([
  ["of other appointments", "busy@elsewhere.example"],
  ["of sessions of this site", "busy@house.example"],
])("a calendar with more than 5,000 times %s is too heavy", (_, uid) => {
  const event = [`UID:${uid}`, "DTSTART:20260101T000000Z", "DURATION:PT1S", "RRULE:FREQ=MINUTELY"];
  const text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...event, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
  const kindWithin = (days: number) => read(text, Date.UTC(2026, 0), days).kind;
  expect([kindWithin(3), kindWithin(4)]).toEqual(["calendar", "too heavy"]);
});
