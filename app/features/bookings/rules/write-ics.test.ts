import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { inShort } from "../../../../test/extent.ts";
import { type Appointment, writeFeed, writeIcs } from "./write-ics.ts";

const appointment: Appointment = {
  uid: "abc@house.example",
  revision: 2,
  startMs: Date.UTC(2026, 11, 10, 17),
  endMs: Date.UTC(2026, 11, 10, 17, 30),
  changedMs: Date.UTC(2026, 11, 1, 8, 5, 9),
  isCancelled: false,
  summary: "Consultation; Alder & Vale, free",
  description: "First line\r\nC:\\cellar",
  location: "Video or phone",
  url: "http://house.example/booking/key",
  organizer: { name: 'The "House"', address: "hello@house.example" },
};

/** Unfolded lines, as a reader sees them. */
const linesOf = (ics: string) => ics.replace(/\r\n[ \t]/g, "").split("\r\n");

test("an appointment is in UTC, escaped, and says what it is", () => {
  expect(linesOf(writeIcs(appointment))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Consultation calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:abc@house.example",
    "SEQUENCE:2",
    "DTSTAMP:20261201T080509Z",
    "LAST-MODIFIED:20261201T080509Z",
    "DTSTART:20261210T170000Z",
    "DTEND:20261210T173000Z",
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "SUMMARY:Consultation\\; Alder & Vale\\, free",
    "DESCRIPTION:First line\\nC:\\\\cellar",
    "LOCATION:Video or phone",
    "URL:http://house.example/booking/key",
    "ORGANIZER;CN=\"The 'House'\":mailto:hello@house.example",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a calendar to subscribe to comes in parts, one for each appointment, that make one calendar", () => {
  const parts = [...writeFeed("House sessions", [appointment, { ...appointment, uid: "def@house.example" }])];
  expect(parts).toHaveLength(4);
  const calendar = new ICAL.Component(ICAL.parse(parts.join("")));
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("House sessions");
  expect(calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"))).toEqual([
    "abc@house.example",
    "def@house.example",
  ]);
});

test("lines are cut by their octets in UTF-8", () => {
  const lengths = ["a", "é", "€", "🍷"].map((character) => {
    const line = /DESCRIPTION:[^\r]*/.exec(writeIcs({ ...appointment, description: character.repeat(200) }));
    return Buffer.byteLength(line?.[0] ?? "");
  });
  expect(lengths).toEqual([75, 74, 75, 72]);
});

test("a room or a number to call stands as a conference (RFC 7986 5.11)", () => {
  const conference = { features: "AUDIO,VIDEO" as const, uri: "https://meet.example/room" };
  const lines = linesOf(writeIcs({ ...appointment, conference }));
  expect(lines).toContain("CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:https://meet.example/room");
  expect(writeIcs(appointment)).not.toContain("CONFERENCE");
});

test("a mail invites, and calls off what is cancelled", () => {
  const attendee = { name: "Marguerite, M.", address: "m@cellar.example" };
  const invited = linesOf(writeIcs({ ...appointment, attendee }));
  expect(invited).toContain("METHOD:REQUEST");
  expect(invited).toContain('ATTENDEE;CN="Marguerite, M.";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:m@cellar.example');
  const cancelled = linesOf(writeIcs({ ...appointment, attendee, isCancelled: true }));
  expect(cancelled).toContain("METHOD:CANCEL");
  expect(cancelled).toContain("STATUS:CANCELLED");
});

test("whatever the words are, lines end with CRLF, have 75 octets at most and begin no property of their own", () => {
  const words = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(words, words, (summary, name) => {
      const ics = writeIcs({
        ...appointment,
        summary,
        description: `${summary}\n${name}`,
        organizer: { name, address: "a@b.example" },
      });
      const lines = ics.split("\r\n");
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(linesOf(ics)).toHaveLength(22);
    }),
    { numRuns: inShort(20, 100) },
  );
});

test("another program reads an invitation, its change and its end as ours writes them", () => {
  const invited = { ...appointment, attendee: { name: "Marguerite; M.", address: "m@cellar.example" } };
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
    return {
      method: calendar.getFirstPropertyValue("method"),
      uid: event.uid,
      sequence: event.sequence,
      status: event.component.getFirstPropertyValue("status"),
      start: event.startDate.toJSDate().getTime(),
      summary: event.summary,
      organizer: event.organizer,
      attendee: event.attendees[0]?.getFirstValue(),
      name: event.attendees[0]?.getFirstParameter("cn"),
    };
  };
  const said = {
    uid: "abc@house.example",
    start: appointment.startMs,
    summary: appointment.summary,
    organizer: "mailto:hello@house.example",
    attendee: "mailto:m@cellar.example",
    name: "Marguerite; M.",
  };
  expect(read(writeIcs(invited))).toEqual({ ...said, method: "REQUEST", sequence: 2, status: "CONFIRMED" });
  const calledOff = { ...invited, revision: 3, isCancelled: true };
  expect(read(writeIcs(calledOff))).toEqual({ ...said, method: "CANCEL", sequence: 3, status: "CANCELLED" });
});
