import type { HeldFor } from "#app/rules/mail/mail-limits.ts";
import type { Delivered, DeliveryKind } from "#app/rules/outbox/delivery-status.ts";

const what: Record<DeliveryKind, string> = {
  mail: "Mail",
  leads: "Lead to your webhook",
  "quiz-crm": "Quiz result to the CRM",
  "quiz-workflow": "Quiz result to the workflow",
};

const states: Record<Delivered, string> = {
  delivered: "Delivered",
  deadLettered: "Failed",
  retrying: "Trying again",
  resent: "Sent again",
  failing: "Stuck",
  waiting: "Waiting",
  held: "Held",
  withdrawn: "Withdrawn",
};

const heldFor: Record<HeldFor, string> = {
  mailbox: "More than three mails of this kind to this mailbox in a day",
  network: "More than thirty mails in an hour from one network",
  "wide network": "More than 120 mails in an hour from one provider’s customer (an IPv6 /48)",
};

const messages = (count: string, isOne: boolean) => `${count} ${isOne ? "message" : "messages"}`;

export const deliveriesCopy = {
  title: "Deliveries",
  lead: "Every mail and every message to a connected service. What fails is tried again for three days, then kept here for you.",
  calm: "Nothing has failed.",
  failed: (count: string, isOne: boolean) => `${messages(count, isOne)} did not get through.`,
  resent: (count: string, isOne: boolean) =>
    `${messages(count, isOne)} ${isOne ? "was" : "were"} sent again, and ${isOne ? "has" : "have"} not got through yet.`,
  lists: { failing: "Failed", waiting: "Waiting", held: "Held", withdrawn: "Withdrawn", delivered: "Delivered" },
  listLabel: "Which deliveries",
  none: {
    failing: "No message is in this list.",
    waiting: "Nothing is waiting.",
    held: "Nothing is held.",
    withdrawn: "Nothing has been withdrawn.",
    delivered: "Nothing has been delivered yet.",
  },
  heads: { what: "What", state: "State", answer: "Last answer", tried: "Tried", time: "Since" },
  what,
  states,
  to: (address: string) => `to ${address}`,
  about: (address: string) => (address ? `about ${address}` : ""),
  tried: (count: number) => (count === 1 ? "once" : `${count} times`),
  never: "not yet",
  noCarrier:
    "Mails wait here until SMTP_URL is set; then they go out by themselves. A message is deleted after 90 days, sent or not.",
  hourIsFull: (perHour: number) =>
    `${perHour.toLocaleString("en-US")} mails have left in the last hour, the most that the server’s setting MAILS_PER_HOUR allows. The others leave by themselves as the hour passes.`,
  heldFor,
  heldNote:
    "These mails were asked for more often than one person asks, so they wait for you. The leads, quiz results and bookings behind them are kept as always. Release the mails that real people wait for. After seven days, a mail that was not released is withdrawn and never sent.",
  withdrawnNote:
    "These mails are never sent. Either the session was moved or cancelled before they left, or you did not release them within seven days.",
  overtaken: "The session was moved or cancelled before this left",
  release: "Release",
  releaseAll: "Release all that are held",
  resend: "Replay",
  resendAll: "Replay all that failed",
  resending: (count: string) => `They are being sent again, the oldest first; ${count} are still to come.`,
  releasing: "They are being released, the oldest first.",
  again: "Send again",
  tryNow: "Try now",
  flash: {
    resent: "It is on its way.",
    underWay: "It is being sent this very moment.",
    tested: "A test is on its way.",
    none: "There was nothing to send again.",
  },
  resentAll: (count: string, isOne: boolean) => `${messages(count, isOne)} on the way.`,
  test: {
    title: "Send a test",
    text: "A message that looks like a real one, with you in the visitor’s place.",
    button: (name: string) => `Test ${name}`,
    names: {
      mail: "mail",
      leads: "lead webhook",
      "quiz-crm": "CRM webhook",
      "quiz-workflow": "workflow webhook",
    } satisfies Record<DeliveryKind, string>,
    missing: (setting: string) => `${setting} is not set.`,
    settings: {
      mail: "SMTP_URL",
      leads: "LEADS_WEBHOOK_URL",
      "quiz-crm": "QUIZ_CRM_WEBHOOK_URL",
      "quiz-workflow": "QUIZ_WORKFLOW_WEBHOOK_URL",
    } satisfies Record<DeliveryKind, string>,
  },
  one: {
    back: "All deliveries",
    to: "To",
    state: "State",
    answer: "Last answer",
    tried: "Tried",
    next: "Next try",
    held: "Why it is held",
    withdrawn: "Why it was withdrawn",
    created: "Written",
    settled: "Settled",
    about: "About",
    id: "Id",
    mail: "The mail",
    body: "What is sent",
    noAnswer: "none yet",
  },
};
