/** An appointment in iCalendar (RFC 5545); instants are UTC milliseconds. */
export type Appointment = {
  uid: string;
  /** Rises with each change, so that programs know which version is newer. */
  revision: number;
  startMs: number;
  endMs: number;
  changedMs: number;
  isCancelled: boolean;
  summary: string;
  description: string;
  location: string;
  url?: string;
  conference?: { features: "PHONE" | "AUDIO,VIDEO"; uri: string } | undefined;
  organizer: { name: string; address: string };
  /** Invited by mail; a file has none. */
  attendee?: { name: string; address: string };
};

export type IcsMethod = "PUBLISH" | "REQUEST" | "CANCEL";

const maxOctets = 75;
const lineEnd = "\r\n";

/** A file publishes; a mail invites or cancels. */
export const methodOf = ({ attendee, isCancelled }: Appointment): IcsMethod =>
  attendee ? (isCancelled ? "CANCEL" : "REQUEST") : "PUBLISH";

export const writeIcs = (appointment: Appointment): string =>
  writeLines([`METHOD:${methodOf(appointment)}`, ...componentOf(appointment)]);

/**
 * As a calendar keeps it: a stored event has no method (RFC 4791 4.1), and without people no server writes to them by
 * itself (RFC 6638).
 */
export const writeStoredIcs = (appointment: Appointment): string =>
  writeLines(["BEGIN:VEVENT", ...eventLines(appointment), `${revisionProperty}:${appointment.revision}`, "END:VEVENT"]);

/** Our revision of a stored event: its SEQUENCE counts changes by other programs too. */
export const revisionProperty = "X-CONSULTATION-REVISION";

/** A calendar to subscribe to, read again about every quarter of an hour. Each appointment is a part of its text. */
export function* writeFeed(name: string, appointments: Iterable<Appointment>): Generator<string> {
  yield foldLines([
    ...firstLines,
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
  ]);
  for (const appointment of appointments) yield foldLines(componentOf(appointment));
  yield foldLines([lastLine]);
}

const firstLines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Consultation calendar//EN", "CALSCALE:GREGORIAN"];
const lastLine = "END:VCALENDAR";

const writeLines = (content: readonly string[]): string => foldLines([...firstLines, ...content, lastLine]);

const foldLines = (lines: readonly string[]): string => lines.flatMap(fold).join(lineEnd) + lineEnd;

const componentOf = (appointment: Appointment) => [
  "BEGIN:VEVENT",
  ...eventLines(appointment),
  ...peopleLines(appointment),
  "END:VEVENT",
];

const eventLines = (appointment: Appointment) => [
  `UID:${escapeText(appointment.uid)}`,
  `SEQUENCE:${appointment.revision}`,
  `DTSTAMP:${utc(appointment.changedMs)}`,
  `LAST-MODIFIED:${utc(appointment.changedMs)}`,
  `DTSTART:${utc(appointment.startMs)}`,
  `DTEND:${utc(appointment.endMs)}`,
  `STATUS:${appointment.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
  "TRANSP:OPAQUE",
  `SUMMARY:${escapeText(appointment.summary)}`,
  `DESCRIPTION:${escapeText(appointment.description)}`,
  `LOCATION:${escapeText(appointment.location)}`,
  ...(appointment.conference ? [conferenceLine(appointment.conference)] : []),
  ...(appointment.url ? [`URL:${appointment.url}`] : []),
];

const conferenceLine = ({ features, uri }: NonNullable<Appointment["conference"]>) =>
  `CONFERENCE;VALUE=URI;FEATURE=${features}:${uri}`;

const peopleLines = ({ organizer, attendee }: Appointment) => [
  `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`,
  ...(attendee
    ? [
        `ATTENDEE;CN=${quote(attendee.name || attendee.address)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
      ]
    : []),
];

const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const controls = /\p{Cc}/gu;

const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(controls, "");

/** A quoted parameter may hold anything but quotes and control characters. */
const quote = (text: string) => `"${text.replace(controls, " ").replace(/"/g, "'")}"`;

/** Octets of a character in UTF-8; half of a pair is written as U+FFFD, of three. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 octets, cut between whole characters; a continuation begins with a space. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (size + more > maxOctets) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += character;
    size += more;
  }
  return [...lines, current];
}
