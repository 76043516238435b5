import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { mailFoot } from "#facts/mail-foot.ts";

/** Changes of a session. */
export type BookingChange = "booked" | "moved" | "cancelled" | "called off" | "moved by us";

/** Mails about a session; "afterwards" is the owner's letter after it. */
export type BookingNews = BookingChange | "reminder" | "afterwards";

/** Texts of each mail to a visitor; the owner causes "called off" and "moved by us". */
const news: Record<BookingNews, { subject: string; title: string; lead: string }> = {
  booked: {
    subject: "Your {what} is booked: {when}",
    title: "Your session is booked",
    lead: "Thank you. We have set this time aside for you.",
  },
  moved: {
    subject: "Your {what} is moved: {when}",
    title: "Your session is moved",
    lead: "The old time is free again. From now on this one holds.",
  },
  cancelled: {
    subject: "Your {what} is cancelled: {when}",
    title: "Your session is cancelled",
    lead: "As you asked, this time is free again. You are welcome to choose another.",
  },
  "called off": {
    subject: "We have to cancel your {what}: {when}",
    title: "We have to cancel your session",
    lead: "Something came up on our side, and we are sorry. Please choose another time; it takes a minute.",
  },
  "moved by us": {
    subject: "We have to move your {what}: {when}",
    title: "We have to move your session",
    lead: "Something came up on our side, and we are sorry. This is your new time; if it does not suit you, the button below moves or cancels it.",
  },
  reminder: {
    subject: "A reminder: your {what}, {when}",
    title: "A reminder of your session",
    lead: "We look forward to it. If the time no longer suits you, the button below moves it.",
  },
  afterwards: {
    subject: "After your {what}: {when}",
    title: "Thank you for your time",
    lead: "It was good to talk with you. If you would like to go on, the button below leads to the next free times.",
  },
};

export const bookingMailWords = editable("booking-mails", (facts: Facts) => ({
  news,
  what: "consultation",
  labels: { kind: "What", when: "When", ours: "Our clock", length: "Length", place: "Where", note: "Our note" },
  length: "{minutes}\u00a0minutes",
  further:
    "Three or more other sessions are booked under your address. If you did not book this one, please cancel it below.",
  byPhone: "By phone. We call {phone}; if another number is better, answer this mail.",
  place: "By video or phone. Answer this mail with whichever you prefer, and a number to call.",
  buttons: { again: "Choose another time", change: "Move or cancel", next: "Book another session" },
  otherwise: "If the button does nothing:",
  regards: "With kind regards",
  why: "You get this mail because this address was entered to book a session.",
  whyReminded: "You get this mail because a session was booked with this address.",
  unsubscribe: "Send no more reminders or letters",
  business: mailFoot(facts),
}));

type Buttons = ReturnType<typeof bookingMailWords>["buttons"];

function buttonOf(about: BookingNews, { again, change, next }: Buttons): string {
  if (about === "afterwards") return next;
  return about === "cancelled" || about === "called off" ? again : change;
}

export const bookingMailCopy = (about: BookingNews, facts: Facts) => {
  const { news, buttons, why, whyReminded, ...words } = bookingMailWords(facts);
  return {
    ...words,
    ...news[about],
    button: buttonOf(about, buttons),
    why: about === "reminder" || about === "afterwards" ? whyReminded : why,
  };
};

export type BookingMailCopy = ReturnType<typeof bookingMailCopy>;

/** The owner's alert. */
export const bookingAlertCopy = (about: Exclude<BookingChange, "called off" | "moved by us">) => ({
  subject: {
    booked: "A session is booked: {when}",
    moved: "A session is moved: {when}",
    cancelled: "A session is cancelled: {when}",
  }[about],
  lead: "An answer to this mail goes to them.",
  labels: {
    kind: "What",
    when: "When",
    theirs: "Their clock",
    name: "Name",
    email: "Email",
    business: "Business",
    phone: "Phone",
    place: "Where",
    byPhone: "By phone",
    notes: "Notes",
    asked: "In the form",
  },
  open: "Open it on your desk",
});

/** The entry in the visitor's calendar program. */
export const appointmentCopy = editable("appointment", ({ brand }: Facts) => ({
  summary: `Consultation with ${brand.name}`,
  with: "Consultation with {name}",
  location: "Video or phone",
  byPhone: "Phone: {phone}",
  feed: `Consultations: ${brand.name}`,
  manage: "Move or cancel: {link}",
}));
