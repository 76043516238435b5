import type { AnswerField, Question } from "#facts/session-kind.ts";
import { isEmailAddress, maxEmailCharacters } from "#platform/mail/email-address.ts";
import { readText, readTexts } from "#platform/text/read-text.ts";
import { maxZoneCharacters, readTimeZone } from "#platform/time/zoned-time.ts";
import { isPhone, type Meeting, maxPhoneCharacters } from "./meeting.ts";

/** Sessions to come, of one address. With more, one visitor would keep others out. */
export const maxUpcomingOfMailbox = 3;

/** As long as the message of a form, which becomes the notes. */
export const maxNotesCharacters = 4000;

const limits = {
  start: { kind: "line", maxCharacters: 40 },
  name: { kind: "line", maxCharacters: 120 },
  email: { kind: "line", maxCharacters: maxEmailCharacters },
  notes: { kind: "lines", maxCharacters: maxNotesCharacters },
} as const;

export const maxAnswerCharacters = 500;

export type BookingField = keyof typeof limits | "timeZone" | "meeting" | "phone";
export type BookingProblem = "missing" | "malformed" | "too long";
export type BookingValues = Record<BookingField, string> & Partial<Record<AnswerField, string>>;
export type BookingProblems = Partial<Record<BookingField | AnswerField, BookingProblem>>;
/** `timeZone` is empty if the visitor's is unknown. The notes begin with the answers. */
export type BookingRequest = Record<Exclude<BookingField, "start">, string> & { startMs: number };

export type CheckedBooking =
  | { ok: true; request: BookingRequest; values: BookingValues }
  | { ok: false; values: BookingValues; problems: BookingProblems };

const instant = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An instant written with date, time and zone; undefined for anything else. */
export function readInstant(text: string): number | undefined {
  const ms = instant.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

/** Questions to a visitor besides name and address. */
export type BookingAsks = { questions?: readonly Question[]; meetings?: readonly Meeting[] };

/** A posted booking, tidied, or the problem at each field. */
export function checkBooking(
  sent: Partial<Record<string, unknown>>,
  { questions = [], meetings = [] }: BookingAsks = {},
): CheckedBooking {
  const { values: texts, tooLong } = readTexts(sent, limits);
  const zone = readText(sent.timeZone, "line", maxZoneCharacters);
  const timeZone = zone.isTooLong ? "" : readTimeZone(zone.text);
  const answers = readAnswers(sent, questions);
  const how = readMeeting(sent, meetings);
  const values: BookingValues = { ...texts, timeZone, ...how.values, ...answers.values };
  const longer: BookingProblems = Object.fromEntries(tooLong.map((field) => [field, "too long"]));
  const problems = { ...longer, ...needed(texts), ...longer, ...how.problems, ...answers.problems };
  if (Object.keys(problems).length > 0) return { ok: false, values, problems };
  const { name, email, start } = texts;
  const notes = [...answers.lines, texts.notes].filter(Boolean).join("\n\n");
  const request = { name, email, timeZone, notes, ...how.values, startMs: readInstant(start) as number };
  return { ok: true, values, request };
}

/** The problems of the fields that every booking has. */
function needed({ start, name, email }: Record<"start" | "name" | "email", string>): BookingProblems {
  const problems: BookingProblems = {};
  if (readInstant(start) === undefined) problems.start = start ? "malformed" : "missing";
  if (!name) problems.name = "missing";
  if (!isEmailAddress(email)) problems.email = email ? "malformed" : "missing";
  return problems;
}

/** The way to meet, the first one if none is chosen, and the number that we call. */
function readMeeting(sent: Partial<Record<string, unknown>>, meetings: readonly Meeting[]) {
  const chosen = readText(sent.meeting, "line", maxPhoneCharacters).text;
  const meeting = chosen || meetings[0] || "";
  const phone = readText(sent.phone, "line", maxPhoneCharacters);
  const problems: BookingProblems = {};
  if (meetings.length === 0) return { values: { meeting: "", phone: "" }, problems };
  if (!meetings.some((each) => each === meeting)) problems.meeting = "malformed";
  if (meeting !== "phone") return { values: { meeting, phone: "" }, problems };
  if (phone.text === "") problems.phone = "missing";
  else if (phone.isTooLong || !isPhone(phone.text)) problems.phone = "malformed";
  return { values: { meeting, phone: phone.text }, problems };
}

/** The answers to the questions of a kind; those given become lines of the notes, below their questions. */
function readAnswers(sent: Partial<Record<string, unknown>>, questions: readonly Question[]) {
  const values: Partial<Record<AnswerField, string>> = {};
  const problems: BookingProblems = {};
  const lines: string[] = [];
  for (const { field, text: question, isNeeded } of questions) {
    const { text, isTooLong } = readText(sent[field], "lines", maxAnswerCharacters);
    values[field] = text;
    if (isTooLong) problems[field] = "too long";
    else if (text) lines.push(`${question}\n${text}`);
    else if (isNeeded) problems[field] = "missing";
  }
  return { values, problems, lines };
}
