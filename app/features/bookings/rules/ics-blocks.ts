export type IcsBlock = { kind: string; lines: string[] };
export type IcsCalendar = { zoneName: string; name: string; blocks: IcsBlock[] };

const kinds = ["VEVENT", "VFREEBUSY", "VTIMEZONE"];

/** The number of parts around each kind. Another one of its like ends it, closed or not. */
const depths = new Map([
  ...[["VCALENDAR", 0] as const],
  ...["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"].map((kind) => [kind, 1] as const),
  ...["STANDARD", "DAYLIGHT"].map((kind) => [kind, 2] as const),
]);

/** Properties about time. Titles, guests and places are dropped here, before anything reads them. */
const kept = new Set([
  ...["UID", "SEQUENCE", "DTSTAMP", "STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS", "FREEBUSY"],
  ...["DTSTART", "DTEND", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID"],
  ...["TZID", "TZOFFSETFROM", "TZOFFSETTO", "X-LIC-LOCATION"],
]);

/** The calendars of an iCalendar text (RFC 5545); undefined if it is none, or was cut off. */
export function readIcsBlocks(text: string): IcsCalendar[] | undefined {
  const calendars: IcsCalendar[] = [];
  const open: string[] = [];
  for (const line of text.replace(/\r?\n[ \t]/g, "").split(/\r\n|\n|\r/)) {
    const [name = ""] = /^\uFEFF?[\w-]+/.exec(line) ?? [];
    const key = name.replace("\uFEFF", "").toUpperCase();
    const value = line.slice(line.indexOf(":") + 1).trim();
    if (key === "BEGIN") begin(value.toUpperCase(), open, calendars);
    else if (key === "END") end(value.toUpperCase(), open, calendars);
    else if (key === "X-WR-TIMEZONE" && open.join() === "VCALENDAR") calendarOf(calendars).zoneName = value;
    else if (key === "X-WR-CALNAME" && open.join() === "VCALENDAR") calendarOf(calendars).name = value;
    else if ((kept.has(key) || isRefusal(key, line)) && isKeptIn(open)) blockOf(calendars).lines.push(line);
  }
  return calendars.length > 0 && open.length === 0 ? calendars : undefined;
}

/** Of the guests, only those who do not come are kept: the owner may be one. */
const isRefusal = (key: string, line: string) => key === "ATTENDEE" && /;PARTSTAT=DECLINED[;:]/i.test(line);

/** Alarms within events have times of their own; the parts of a time zone belong to it. */
const isKeptIn = ([root, kind = "", ...inner]: string[]) =>
  root === "VCALENDAR" && kinds.includes(kind) && (inner.length === 0 || (kind === "VTIMEZONE" && inner.length === 1));

function begin(kind: string, open: string[], calendars: IcsCalendar[]) {
  open.length = Math.min(open.length, depths.get(kind) ?? open.length);
  if (kind === "VCALENDAR") calendars.push({ zoneName: "", name: "", blocks: [] });
  open.push(kind);
  if (!isKeptIn(open)) return;
  if (open.length === 2) calendarOf(calendars).blocks.push({ kind, lines: [] });
  blockOf(calendars).lines.push(`BEGIN:${kind}`);
}

function end(kind: string, open: string[], calendars: IcsCalendar[]) {
  if (!open.includes(kind)) return;
  while (open.at(-1) !== kind) open.pop();
  if (isKeptIn(open)) blockOf(calendars).lines.push(`END:${kind}`);
  open.pop();
}

const calendarOf = (calendars: IcsCalendar[]) => calendars.at(-1) as IcsCalendar;
const blockOf = (calendars: IcsCalendar[]) => calendarOf(calendars).blocks.at(-1) as IcsBlock;
