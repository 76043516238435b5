import type { FactKind } from "#features/details/rules/fact-kind.ts";
import type { FactCopy } from "#features/details/words/fact-copy.ts";

const field = (path: string, label: string, kind: FactKind, hint?: string): FactCopy => ({ path, label, kind, hint });
const number = (low: number, high: number): FactKind => ({ type: "number", low, high });

/** Labels and hints for the details of a kind of session. */
export const kindFields = {
  name: field(
    "name",
    "Name",
    { type: "words", limit: 80 },
    "Visitors read it on the page, in the calendar and in mails.",
  ),
  slug: field(
    "slug",
    "Address",
    { type: "words", limit: 60, mayBeEmpty: true },
    "The last part of its address, such as wine-list. Left empty, it is made from the name. Links to an earlier one end.",
  ),
  about: field("about", "What it is for", { type: "words", limit: 300 }, "One or two sentences below the name."),
  place: field(
    "place",
    "Place or link",
    { type: "words", limit: 300, mayBeEmpty: true },
    "Such as “By phone”, a street, or the address of a video room. A link is shown to those who have booked alone. Left empty, it is by video or phone.",
  ),
  lengthMinutes: field("lengthMinutes", "Minutes of an appointment", number(10, 240)),
  bufferMinutes: field(
    "bufferMinutes",
    "Minutes free before and after",
    number(0, 240),
    "Beside a session of another kind, the longer pause of the two is kept.",
  ),
  noticeHours: field("noticeHours", "Hours of notice, at least", number(0, 336)),
  horizonDays: field("horizonDays", "Days ahead, at most", number(1, 180)),
  maxADay: field(
    "maxADay",
    "Sessions of this kind in a day, at most",
    number(0, 100),
    "0 for as many as its hours hold.",
  ),
  weeklyHours: field(
    "weeklyHours",
    "Hours of its own",
    { type: "weeklyHours" },
    "With every day closed, your opening hours hold. Days off hold in any case.",
  ),
};

export const maxQuestions = 8;
export const maxQuestionCharacters = 200;

export const kindsCopy = {
  title: "Kinds of session",
  lead: "Each kind has an address, a length and rules of its own. An hour that is booked for one is taken for all.",
  all: "All kinds of session",
  first: "The free consultation",
  firstText:
    "It is the first, and pages lead to it unless they promise another. Its hours stand in your business details.",
  promised:
    "A page promises this session, and its button opens it. It has the hours and rules of the free consultation. Hide it, and the page promises and opens that one instead.",
  promisedLengths: "Change its length",
  change: "Change",
  add: "Add a kind of session",
  newTitle: "A new kind of session",
  line: (minutes: number, bookings: number) =>
    `${minutes} minutes, ${bookings === 0 ? "not booked yet" : bookings === 1 ? "booked once" : `booked ${bookings} times`}`,
  hidden: "Hidden",
  see: "See its page",
  hide: "Hide it from visitors",
  show: "Show it to visitors again",
  remove: "Remove it",
  sure: "Yes, remove it",
  keeps: "It has bookings, so it can be hidden but not removed. Sessions that are booked stay as they are.",
  questions: "Questions to the visitor",
  questionsHint: `One a line, ${maxQuestions} at most. A star at the end means that it must be answered. The answers stand in the notes of the session.`,
  save: "Save",
  problems: {
    taken: "Another kind of session has this address.",
    full: "There are twenty kinds of session already. Remove one first.",
    questions: `Please give at most ${maxQuestions} questions of up to ${maxQuestionCharacters} characters, one a line.`,
  },
  flash: {
    saved: "It is saved, and visitors see it so.",
    hidden: "It is hidden. Sessions that are booked stay as they are.",
    shown: "Visitors can book it again.",
    removed: "It is removed.",
    kept: "It has bookings, so it was not removed. Hide it instead.",
  },
  which: "Kind of session",
  look: "Show its hours",
};
