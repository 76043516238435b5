import { formatNumber } from "#platform/intl/numbers.ts";
import type { HeldFor } from "#platform/mail/mail-limits.ts";
import type { Delivered } from "#platform/outbox/delivery-status.ts";
import type { DeliveryTrouble } from "#platform/outbox/delivery-trouble.ts";
import type { Destination } from "#platform/outbox/destinations.ts";

const what: Record<Destination, string> = {
  mail: "Mail",
  leads: "Form or booking to your CRM",
  "quiz-crm": "Quiz result to your CRM",
  "quiz-workflow": "Quiz result to your workflow",
  caldav: "Session to your calendar",
  alerts: "Alert to your server’s keeper",
};

const receivers: Record<Destination, string> = {
  mail: "Your mail service",
  leads: "Your CRM",
  "quiz-crm": "Your CRM",
  "quiz-workflow": "Your workflow",
  caldav: "Your calendar",
  alerts: "The address for alerts",
};

/** After the name of a receiver. */
export const troubleWords: Record<DeliveryTrouble, string> = {
  silent: "does not answer",
  closed: "does not answer",
  "not found": "cannot be found",
  certificate: "shows a certificate that does not fit",
  "wrong encryption": "does not speak the encryption that was chosen",
  slow: "takes too long to answer",
  locked: "does not let the site in",
  "unknown address": "does not know the address that is set",
  moved: "has moved to another address",
  ended: "wants no more messages",
  busy: "asks the site to wait",
  broken: "has a fault of its own",
  "private address": "stands in a private network, which the site does not call",
  "not connected": "is not connected any more",
  refused: "does not take the message",
};

const states: Record<Delivered, string> = {
  delivered: "Sent",
  deadLettered: "Not getting through",
  retrying: "Trying again",
  resent: "Sent again",
  failing: "Not getting through",
  waiting: "Waiting",
  held: "Held",
  withdrawn: "Withdrawn",
  sending: "Leaving now",
  unknown: "Perhaps sent",
};

const heldFor: Record<HeldFor, string> = {
  mailbox: "More than three mails of this kind to this mailbox in a day",
  network: "More than thirty mails in an hour from one network",
  "wide network": "More than 120 mails in an hour from one provider’s customer",
};

const messages = (count: string, isOne: boolean) => `${count} ${isOne ? "message" : "messages"}`;

export const deliveriesCopy = {
  title: "Sent messages",
  lead: "Every mail and every message to a connected service. What does not get through is tried again for three days, then kept here for you.",
  stuck: {
    title: "What is stuck",
    cause: (cause: string, count: string) => `${cause}: ${count} waiting`,
    unknown: "A reason that was not given",
  },
  failed: (count: string, isOne: boolean) => `${messages(count, isOne)} ${isOne ? "is" : "are"} not getting through.`,
  resent: (count: string, isOne: boolean) =>
    `${messages(count, isOne)} ${isOne ? "was" : "were"} sent again, and ${isOne ? "has" : "have"} not got through yet.`,
  lists: {
    all: "Newest",
    failing: "Not getting through",
    waiting: "Waiting",
    held: "Held",
    withdrawn: "Withdrawn",
    unknown: "Perhaps sent",
    delivered: "Sent",
  },
  listLabel: "Which messages",
  none: {
    all: "The site has written nothing yet.",
    failing: "No message is in this list.",
    waiting: "Nothing is waiting.",
    held: "Nothing is held.",
    withdrawn: "Nothing has been withdrawn.",
    unknown: "No letter was cut off.",
    delivered: "Nothing has been sent yet.",
  },
  heads: { what: "What", state: "State", answer: "What happened", tried: "Tried", time: "Since" },
  what,
  states,
  /** "Your CRM does not answer". */
  trouble: (destination: Destination, trouble: DeliveryTrouble) => `${receivers[destination]} ${troubleWords[trouble]}`,
  to: (address: string) => `to ${address}`,
  about: (address: string) => (address ? `about ${address}` : ""),
  tried: (count: number) => (count === 1 ? "once" : `${count} times`),
  never: "not yet",
  untransported: (count: string, isOne: boolean) =>
    `${count} ${isOne ? "mail waits" : "mails wait"} for a mail service to be connected`,
  noCarrier:
    "Mails wait here until a mail service is connected; then they go out by themselves. A message is deleted after 90 days, sent or not.",
  hourIsFull: (perHour: number) =>
    `${formatNumber(perHour)} mails have left in the last hour, the most that your server allows. The others leave by themselves as the hour passes.`,
  held: (count: string, isOne: boolean) => `${count} ${isOne ? "mail is" : "mails are"} held until you release them`,
  heldFor,
  heldNote:
    "These mails were asked for more often than one person asks, so they wait for you. The people, quiz results and bookings behind them are kept as always. Release the mails that real people wait for. After seven days, a mail that was not released is withdrawn and never sent.",
  withdrawnNote:
    "These mails are never sent. Either the session was moved or cancelled before they left, or you did not release them within seven days.",
  unknownNote:
    "The server stopped, or the connection broke, while these letters were leaving. They may have arrived, so they are never sent again. Write to these people yourself if it matters.",
  overtaken: "The session was moved or cancelled before this left",
  letterStopped: "No further letter was welcome when it was to leave",
  release: "Release",
  releaseAll: "Release all that are held",
  resend: "Send again",
  resendAll: "Send all again",
  resending: (count: string) => `They are being sent again, the oldest first; ${count} are still to come.`,
  releasing: "They are being released, the oldest first.",
  again: "Send again",
  tryNow: "Try now",
  flash: {
    resent: "The site tries it at once. What comes of it stands here.",
    underWay: "It is being sent this very moment.",
    tested: "A test is sent at once. What comes of it stands here.",
    none: "There was nothing to send again.",
  },
  resentAll: (count: string, isOne: boolean) => `${messages(count, isOne)} ${isOne ? "is" : "are"} tried at once.`,
  test: {
    title: "Send a test",
    text: "A message that looks like a real one, with you in the visitor’s place.",
    button: (name: string) => `Test ${name}`,
    names: {
      mail: "mail",
      leads: "forms to your CRM",
      "quiz-crm": "quiz results to your CRM",
      "quiz-workflow": "quiz results to your workflow",
      caldav: "sessions to your calendar",
      alerts: "alerts to your server’s keeper",
    } satisfies Record<Destination, string>,
    missing: "Not connected.",
    connect: "How to connect it",
  },
  one: {
    back: "All sent messages",
    to: "To",
    state: "State",
    answer: "What happened",
    tried: "Tried",
    next: "Next try",
    held: "Why it is held",
    withdrawn: "Why it was withdrawn",
    created: "Written",
    settled: "Settled",
    about: "About",
    mail: "The mail",
    letter: "Read the letter",
    body: "What is sent",
    noAnswer: "nothing yet",
  },
};
