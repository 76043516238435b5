import { formatNumber } from "#platform/intl/numbers.ts";
import { maxNotesCharacters, maxUpcomingOfMailbox } from "../rules/check-booking.ts";

const sessions = (count: number) => (count === 1 ? "1 session" : `${count} sessions`);

export const deskBookingsCopy = {
  title: "Bookings",
  lead: "Whoever you move or cancel gets a mail that says so.",
  times: (zone: string, name: string) => `All times are in ${zone} (${name}).`,
  noMail: {
    text: "No mail service is connected yet, so mails to visitors wait. Please tell them yourself until then.",
    link: "How to connect it",
  },
  views: "Views of the bookings",
  view: { ahead: "Ahead", week: "Week", past: "Past" },
  none: { ahead: "No session is booked.", past: "No session is over yet." },
  further: { ahead: "Later sessions", past: "Earlier sessions" },
  first: { ahead: "Back to the next sessions", past: "Back to the last sessions" },
  bookFor: "Book for somebody",
  daysOff: "Opening hours and days off",
  calendar: "The calendar as visitors see it",
  heads: { when: "When", who: "Who", notes: "What it is about" },
  theirs: (time: string) => `${time} for them`,
  state: { noShow: "Did not come", cancelled: "Cancelled", outside: "Outside your hours" },
  open: "Open",
  move: "Move",
  moveOf: (name: string) => `Move: ${name}`,
  cancel: "Cancel",
  cancelOf: (name: string) => `Cancel: ${name}`,
  sure: "Yes, cancel and tell them",
  cancelAll: {
    network: (count: number) => `Cancel all ${count} from the same network`,
    wide_network: (count: number) => `Cancel all ${count} from the wider network`,
  },
  /** A network may be one person's, a company's, a hotel's or a fair's. */
  whoIsThere: (names: readonly string[], more: number) =>
    `They came over one network, which several people may share: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  sureOfAll: "Yes, cancel all and tell them",
  cancelledAll: (count: number) =>
    count === 1
      ? "1 session is cancelled, and a mail tells them."
      : `${count} sessions are cancelled, and a mail tells each visitor.`,
  cancelled: "It is cancelled, and a mail tells them.",
  gone: "There was nothing left to cancel.",
  week: {
    title: (from: string, to: string) => `${from} to ${to}`,
    previous: "The week before",
    next: "The week after",
    now: "This week",
    free: "Nothing booked",
    closed: "Closed",
    dayOff: "Day off",
    count: sessions,
  },
};

/** One session, and booking by hand. */
export const deskBookingCopy = {
  all: "All bookings",
  titleOf: (name: string) => `Session with ${name}`,
  labels: {
    kind: "What",
    when: "When",
    theirs: "Their clock",
    place: "How you meet",
    length: "Length",
    state: "State",
    who: "Who",
    email: "Email",
    notes: "Notes",
  },
  minutes: (count: number) => `${count} minutes`,
  state: {
    ahead: "Booked",
    underWay: "Under way",
    over: "Over",
    noShow: "Did not come",
    cancelled: "Cancelled",
  },
  move: {
    title: "Move to another hour",
    text: "Choose a free hour. The visitor gets a mail with the new hour and your note, and can move or cancel it in turn.",
    button: "Move and tell them",
    none: "No hour is free in these weeks. Open more hours, or look at later days.",
    later: "Later days",
    first: "Back to the next free hours",
  },
  note: "A note to the visitor",
  optional: "(optional)",
  noteHint: "It stands in the mail, word for word.",
  noteTooLong: (max: number) => `Please keep the note under ${formatNumber(max)} characters.`,
  missing: "Please choose an hour.",
  goneHour: "That hour is no longer free. These are still free.",
  cancel: {
    title: "Cancel this session",
    ask: "Are you sure? The visitor gets a mail with your note. This cannot be undone.",
    button: "Yes, cancel and tell them",
  },
  noShow: {
    title: "After the session",
    text: "Only you see this note; the visitor gets no mail.",
    mark: "They did not come",
    unmark: "They did come",
  },
  letter: {
    title: "A letter afterwards",
    text: "Thanks them, with your own words below, and leads to the next free hours.",
    note: "Your words",
    noteHint: "What you agreed on, a link, a next step. They stand in the letter, word for word.",
    button: "Send the letter",
    sent: (at: string) => `You sent a letter ${at}.`,
    unwanted: "They want no letters or reminders, so none can be sent from here.",
  },
  flash: {
    letter: "The letter is on its way to them.",
    moved: "It is moved, and a mail tells them.",
    unmoved: "It has that hour already, so nothing was changed.",
    cancelled: "It is cancelled, and a mail tells them.",
    noShow: "Noted that they did not come.",
    came: "Noted that they came.",
    booked: "It is booked, and the confirmation is on its way to them.",
    closed: "This session can no longer be changed.",
  },
  /** Replaces `flash` while no mail can be sent. */
  untold: {
    letter: "The letter waits until mails can leave.",
    moved: "It is moved. No mail can leave yet: please tell them yourself.",
    cancelled: "It is cancelled. No mail can leave yet: please tell them yourself.",
    booked: "It is booked. No mail can leave yet: please tell them yourself.",
  },
  moveBack: "Move it back and tell them",
  undo: "Undo",
  again: "Book another session with them",
  byHand: {
    title: "Book for somebody",
    lead: `The same rules hold as for visitors: opening hours, ${sessions(maxUpcomingOfMailbox)} for an address. Only the notice does not bind you. They get the same mails.`,
    name: "Name",
    email: "Email",
    notes: "Notes",
    notesHint: "They read these notes on the page of their session.",
    button: "Book and send the confirmation",
    problems: {
      name: "Please give a name.",
      email: "Please give an email address that reads like you@house.com.",
      notes: `Please keep it under ${formatNumber(maxNotesCharacters)} characters.`,
    },
    tooMany: `This address has ${sessions(maxUpcomingOfMailbox)} to come already. Cancel one first.`,
    repeated: "This was booked a moment ago. Nothing was booked twice.",
  },
};
