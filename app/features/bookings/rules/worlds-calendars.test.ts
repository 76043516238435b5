import { expect, test } from "vitest";
import { readBusyTimes } from "./read-busy-times.ts";

const question = {
  fromMs: Date.UTC(2026, 0),
  toMs: Date.UTC(2027, 0),
  timeZone: "America/Los_Angeles",
  ownHost: "house.example",
  owners: ["ada@house.example"],
};

const calendarOf = (...lines: readonly string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");

const eventOf = (...lines: readonly string[]) => ["BEGIN:VEVENT", "UID:one", ...lines, "END:VEVENT"];

/** "05-04 09:00+60": what begins then in 2026, by UTC, and its minutes. */
const shown = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
  `${new Date(startMs).toISOString().slice(5, 16).replace("T", " ")}+${(endMs - startMs) / 60_000}`;

function read(lines: readonly string[]) {
  const reading = readBusyTimes(calendarOf(...lines), question);
  if (reading.kind !== "calendar") throw new Error(reading.kind);
  const doubts = `${reading.unread ? "unread" : ""}${reading.unknownZone}`;
  return [...reading.busy.map(shown), ...(doubts ? [doubts] : [])];
}

const nine = "DTSTART:20260504T090000Z";
const hour = "DURATION:PT1H";
const zoneOf = (tzid: string) => [`DTSTART;TZID=${tzid}:20260504T090000`, hour];
const change = (sequence: number, time: string) =>
  eventOf("RECURRENCE-ID:20260505T090000Z", `SEQUENCE:${sequence}`, `DTSTART:20260505T${time}Z`, hour);
const threeDays = eventOf(nine, hour, "RRULE:FREQ=DAILY;COUNT=3");

type Case = [what: string, lines: string[], busy: string[]];

/** Appointments that take their time, whatever else cannot be read. */
const malformed: Case[] = [
  // source: Calendar Labs.
  ["an empty rule", eventOf(nine, hour, "RRULE:"), ["05-04 09:00+60"]],
  // source: Events Calendar (iCal4j) and Google.
  ["empty lists of dates", eventOf(nine, hour, "EXDATE:", "RDATE:"), ["05-04 09:00+60"]],
  // source: scripts of Python that print a missing end.
  ["an end that is none", eventOf(nine, "DTEND:None"), ["05-04 09:00+60", "unread"]],
  ["a date with an end that is none", eventOf("DTSTART:20260504", "DTEND:None"), ["05-04 07:00+1440", "unread"]],
  ["an end with a digit too many", eventOf(nine, "DTEND:20260504T1100000Z"), ["05-04 09:00+60", "unread"]],
  // source: Microsoft CDO for Exchange.
  [
    "blanks between weekdays",
    eventOf(nine, hour, "RRULE:FREQ=WEEKLY; BYDAY=MO, TU;COUNT=3"),
    ["05-04 09:00+60", "05-05 09:00+60", "05-11 09:00+60"],
  ],
  ["an empty part of a rule", eventOf(nine, hour, "RRULE:FREQ=DAILY;;COUNT=2"), ["05-04 09:00+60", "05-05 09:00+60"]],
  // source: an example of RFC 2445, copied by generators.
  ["times without seconds", eventOf("DTSTART:20260504T0900Z", "DTEND:20260504T1030Z"), ["05-04 09:00+90"]],
  ["times with hyphens", eventOf("DTSTART:2026-05-04T09:00:00Z", "DTEND:2026-05-04T10:00:00Z"), ["05-04 09:00+60"]],
  ["a rule that is none", eventOf(nine, hour, "RRULE:every Monday"), ["05-04 09:00+60", "unread"]],
  [
    "one date of several that is none",
    eventOf(nine, hour, "RDATE:tomorrow,20260506T090000Z"),
    ["05-04 09:00+60", "05-06 09:00+60", "unread"],
  ],
  ["a negative duration", eventOf(nine, "DURATION:-PT1H"), ["05-04 08:00+60"]],
  // source: Synology writes weeks among the hours.
  ["weeks after a T", eventOf("DTSTART:20260504", "DURATION:PT1W"), ["05-04 07:00+1440", "unread"]],
  ["an absurd duration", eventOf(nine, "DURATION:P365000000D"), ["05-04 09:00+60", "unread"]],
  ["an absurd negative duration", eventOf(nine, "DURATION:-P365000000D"), ["05-04 09:00+60", "unread"]],
  ["an absurd interval", eventOf(nine, hour, "RRULE:FREQ=DAILY;INTERVAL=900000000000000"), ["05-04 09:00+60"]],
  [
    "a rule without an occurrence",
    eventOf(nine, hour, "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"),
    ["05-04 09:00+60"],
  ],
  // source: SabreDAV, as a program had stored it.
  ["an end before its beginning", eventOf(nine, "DTEND:20260504T070000Z"), ["05-04 07:00+120"]],
  [
    "an end before its beginning every day, but one",
    eventOf(nine, "DTEND:20260504T080000Z", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260505T090000Z"),
    ["05-04 08:00+60", "05-06 08:00+60"],
  ],
  ["a last day before its first", eventOf("DTSTART:20260504", "DTEND:20260503"), ["05-03 07:00+2880"]],
  [
    "a part that is not closed",
    ["BEGIN:VTODO", "UID:two", "BEGIN:VEVENT", nine, hour, ...eventOf("DTSTART:20260505T090000Z", hour)],
    ["05-04 09:00+60", "05-05 09:00+60"],
  ],
];

/** Zones with such names. */
const zones: Case[] = [
  // source: Outlook escapes commas also in parameters.
  ["escaped commas", eventOf(...zoneOf("Pacific Time (US & Canada)\\, Tijuana")), ["05-04 16:00+60"]],
  // source: Outlook, as older versions show zones.
  ["a list of cities", eventOf(...zoneOf('"Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"')), ["05-04 07:00+60"]],
  // source: Outlook on the web, without quotes around the colon.
  ["a colon in its name", eventOf(...zoneOf("(UTC-05:00) Eastern Time (US & Canada)")), ["05-04 13:00+60"]],
  // source: Outlook, with MAPI properties.
  ["a blank in its offset", eventOf(...zoneOf('"(GMT +01:00)"')), ["05-04 08:00+60"]],
  // source: Exchange numbers zones of the same name.
  ["a number", eventOf(...zoneOf("Eastern Standard Time 1")), ["05-04 13:00+60"]],
  // source: Lotus Notes.
  ["a name of Lotus", eventOf(...zoneOf("Eastern")), ["05-04 13:00+60"]],
  ["another name of Lotus", eventOf(...zoneOf('"Western/Central Europe"')), ["05-04 07:00+60"]],
  ["a name of summer", eventOf(...zoneOf("Pacific Daylight Time")), ["05-04 16:00+60"]],
  // source: HandCal.
  ["a hyphen for its slash", eventOf(...zoneOf("US-Eastern")), ["05-04 13:00+60"]],
  // source: Outlook for Mac.
  [
    "a description without the offset from before",
    [
      ...["BEGIN:VTIMEZONE", "TZID:Arizona", "BEGIN:STANDARD", "DTSTART:16010101T000000", "TZOFFSETTO:-0700"],
      ...["END:STANDARD", "END:VTIMEZONE", ...eventOf(...zoneOf("Arizona"))],
    ],
    ["05-04 16:00+60"],
  ],
  // source: Exchange, for a zone that somebody made.
  ["an unknown name", eventOf(...zoneOf('"tzone://Microsoft/Custom"')), ["05-04 16:00+60", "tzone://Microsoft/Custom"]],
  ["an unknown name, once over", eventOf("DTSTART;TZID=Atlantis:20240504T090000", hour), []],
  // source: ownCloud and SabreDAV.
  ["a date with a zone", eventOf("DTSTART;TZID=Europe/Berlin;VALUE=DATE:20260504"), ["05-04 07:00+1440"]],
];

const monthly = (day: string, rule: string) =>
  eventOf(`DTSTART:${day}T090000Z`, hour, `RRULE:RSCALE=GREGORIAN;FREQ=${rule}`);

const repeated: Case[] = [
  [
    "two changes of one occurrence",
    [...threeDays, ...change(2, "150000"), ...change(1, "120000")],
    ["05-04 09:00+60", "05-05 15:00+60", "05-06 09:00+60"],
  ],
  [
    "a change that a newer version leaves out",
    [
      ...change(1, "150000"),
      ...eventOf(nine, hour, "SEQUENCE:2", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20260505T090000Z"),
    ],
    ["05-04 09:00+60"],
  ],
  ["29 February every year", eventOf("DTSTART:20240229T090000Z", hour, "RRULE:FREQ=YEARLY"), []],
  // source: Cyrus IMAP, and Fastmail on it.
  [
    "29 February or the day after",
    monthly("20250228", "YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=FORWARD"),
    ["03-01 09:00+60"],
  ],
  ["29 February or the day after, by its first day", monthly("20240229", "YEARLY;SKIP=FORWARD"), ["03-01 09:00+60"]],
  ["29 February or the day before", monthly("20240229", "YEARLY;SKIP=BACKWARD"), ["02-28 09:00+60"]],
  [
    "the last day by its number",
    monthly("20251231", "MONTHLY;SKIP=BACKWARD;UNTIL=20260430T235959Z"),
    ["01-31 09:00+60", "02-28 09:00+60", "03-31 09:00+60", "04-30 09:00+60"],
  ],
  [
    "the day after months that are too short, every second month",
    monthly("20251231", "MONTHLY;INTERVAL=2;SKIP=FORWARD;UNTIL=20260701T235959Z"),
    ["03-01 09:00+60", "05-01 09:00+60", "07-01 09:00+60"],
  ],
  // source: Calendar of Apple, for birthdays by the moon.
  [
    "a year of the Chinese calendar",
    eventOf("DTSTART:20260217T090000Z", hour, "RRULE:RSCALE=CHINESE;FREQ=YEARLY"),
    ["02-17 09:00+60", "unread"],
  ],
  [
    "a week by its number",
    eventOf("DTSTART:20250512T090000Z", hour, "RRULE:FREQ=YEARLY;BYWEEKNO=20"),
    ["05-11 09:00+60"],
  ],
  [
    "a further date in UTC",
    eventOf(
      ...["DTSTART;TZID=Europe/Berlin:20260504T110000", "DTEND;TZID=Europe/Berlin:20260504T123000"],
      "RDATE:20260506T090000Z",
    ),
    ["05-04 09:00+90", "05-06 09:00+90"],
  ],
  // source: BlackBerry's server, as a period that begins with its event.
  [
    "a further date with an end of its own at its beginning",
    eventOf(nine, "RDATE;VALUE=PERIOD:20260504T090000Z/PT10H"),
    ["05-04 09:00+600"],
  ],
  ["a further date of an hour", eventOf(nine, hour, "RDATE;VALUE=DATE:20260506"), ["05-04 09:00+60", "05-06 09:00+60"]],
  [
    "the last Friday and the first Monday",
    eventOf("DTSTART:20250502T090000Z", hour, "RRULE:FREQ=MONTHLY;BYDAY=-1FR,1MO;BYMONTH=5"),
    ["05-04 09:00+60", "05-29 09:00+60"],
  ],
  ["what the owner declined", eventOf(nine, hour, "ATTENDEE;CN=Ada;PARTSTAT=DECLINED:mailto:Ada@house.example"), []],
  [
    "what another guest declined",
    eventOf(nine, hour, "ATTENDEE;PARTSTAT=DECLINED:mailto:bob@house.example"),
    ["05-04 09:00+60"],
  ],
];

test.each([...malformed, ...zones, ...repeated])("%s", (_, lines, busy) => {
  expect(read(lines)).toEqual(busy);
});
