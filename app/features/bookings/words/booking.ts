import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { formatNumber } from "#platform/intl/numbers.ts";
import {
  type BookingField,
  type BookingProblem,
  maxAnswerCharacters,
  maxNotesCharacters,
  maxUpcomingOfMailbox,
} from "../rules/check-booking.ts";

const problems: Record<BookingField, Partial<Record<BookingProblem, string>>> = {
  start: { missing: "Please choose a time.", malformed: "Please choose one of these times." },
  name: { missing: "Please give a name, so that we know whom to greet.", "too long": "Please shorten this a little." },
  email: {
    missing: "Please give an email address; the confirmation goes there.",
    malformed: "Please look this address over; it should read like you@house.com.",
    "too long": "Please give an address that a mail program takes.",
  },
  timeZone: {},
  meeting: { malformed: "Please choose one of these." },
  phone: {
    missing: "Please give the number that we call.",
    malformed: "Please look this number over; it needs its area code.",
  },
  notes: {
    "too long": `Please keep it under ${formatNumber(maxNotesCharacters)} characters; the rest can wait for the call.`,
  },
};

/** The calendar. Words in braces are filled in later. */
export const calendarCopy = editable("calendar", ({ booking, contact }: Pick<Facts, "booking" | "contact">) => ({
  name: "Consultation Calendar",
  title: "Choose a day and a time",
  label: "Free",
  what: "Consultation",
  length: { label: "Length", value: `${booking.lengthMinutes}\u00a0minutes` },
  minutes: "{minutes}\u00a0minutes",
  place: { label: "Where", value: "Video or phone" },
  session: "Session",
  linkLater: "By a link that comes with the confirmation",
  choice: "Your choice",
  times: "Times are shown for {zone}.",
  ours: "Where times differ, ours stand below in {zone}.",
  zone: { label: "Show times for", button: "Show" },
  plain: {
    legend: "The next free times",
    none: "No time is free in these weeks. Please look further on, or write to {email}.",
    later: "Later days",
    first: "Back to the next free times",
  },
  month: { previous: "{month}, the month before", next: "{month}, the month after", none: "No free time this month." },
  day: { free: "{day}, {count} free", one: "{day}, 1 free", none: "{day}, nothing free" },
  hint: "Choose a day to see its times.",
  moveTo: "Move to {time}",
  another: "Choose another time",
  loading: "Looking for free times",
  labels: { name: "Your name", email: "Email", notes: "Anything we should look at beforehand" },
  optional: "(optional)",
  known: { without: "For {name}, {email}", withNote: "For {name}, {email}, with your note", change: "Change" },
  emailHint: "For word about this session, and never passed on.",
  meeting: {
    label: "How we meet",
    phone: "By phone",
    video: "By video",
    either: "Phone or video",
    number: "Your phone number",
    numberHint: "We call you at the time you chose.",
  },
  consent: "You may write to me now and then. Each letter can be stopped with one click.",
  book: "Book this time",
  move: "Move to this time",
  trap: "Leave this empty",
  problems,
  answer: { missing: "Please answer this.", "too long": `Please keep it under ${maxAnswerCharacters} characters.` },
  gone: "Somebody was quicker, and that time has just gone. These are still free.",
  tooMany: `There are ${maxUpcomingOfMailbox} sessions under this address already. Please cancel one first, or write to ${contact.email}.`,
  networkLimit: `The calendar takes no more sessions from your network today. Please write to ${contact.email}, and we’ll find you a time.`,
  odd: "This did not reach us as it should. Please press the button once more.",
  failed: `We did not hear whether that went through. Please try again: the same time is not booked twice. Or write to ${contact.email}.`,
}));

export type CalendarCopy = ReturnType<typeof calendarCopy>;

export const bookingPageCopy = editable("booking-page", ({ contact, brand }: Facts) => ({
  booked: {
    title: "Your session is booked",
    lead: "We look forward to it. Everything you need stands here.",
    mailed: "We look forward to it. Everything you need stands here, and in the mail that is on its way to {email}.",
    held: "We look forward to it. Everything you need stands here: please keep this page, for the mail to {email} may be slow to come today.",
  },
  fixed: {
    title: "Your session is booked",
    lead: `It is soon, so it can no longer be moved or cancelled here. If something comes up, write to ${contact.email}.`,
  },
  over: { title: "This session is over", lead: "Thank you for your time. If something is still open, write to us." },
  cancelled: {
    title: "This session is cancelled",
    lead: "The time is free again. Nothing more will happen by itself.",
  },
  labels: {
    kind: "What",
    when: "When",
    ours: "Our clock",
    length: "Length",
    place: "Where",
    name: "Booked by",
    notes: "Your notes",
  },
  length: "{minutes}\u00a0minutes",
  byPhone: `By phone. We call {phone}; if another number is better, write to ${contact.email}.`,
  place: `By video or phone. Write to ${contact.email} which you prefer, with a number to call.`,
  file: "Add to your calendar",
  move: "Move it",
  cancel: "Cancel it",
  again: "Choose another time",
  keep: "This page is yours alone: keep its address, and pass it on to nobody.",
  moving: {
    title: "Move your session",
    lead: "It stands on {when} until you choose another time.",
    back: "Leave it as it is",
  },
  cancelling: {
    title: "Cancel your session?",
    lead: "{when}. The time becomes free for somebody else.",
    button: "Cancel the session",
    back: "Keep it",
  },
  reminders: {
    off: { title: "No more reminders", lead: "{email} gets no more reminders. Your session stands as it is." },
    on: { title: "Reminders are on", lead: "{email} gets a reminder before a session." },
    turnOn: "Send them after all",
    turnOff: "Send no more reminders",
    back: "To your session",
  },
  alreadyBooked: {
    title: "This session is already booked for you",
    mailed: `You sent the same request before, and it went through. The mail about it holds the link to see, move or cancel your session. If it does not come, write to ${contact.email}.`,
    lead: `You sent the same request before, and it went through. To move or cancel your session, use the link of its page, or write to ${contact.email}.`,
    back: "Choose another time",
  },
  missing: {
    title: "Nothing at this address",
    lead: "The link may be incomplete, or the session so long ago that we have deleted it.",
    back: "Choose a time",
  },
  metaTitle: "Your session",
  brand: brand.name,
}));

export type BookingPageCopy = ReturnType<typeof bookingPageCopy>;
