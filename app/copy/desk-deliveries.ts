import type { Delivered, DeliveryKind } from "../rules/delivery-standing.ts";

const what: Record<DeliveryKind, string> = {
  mail: "Mail",
  leads: "Lead to your webhook",
  "quiz-crm": "Quiz result to the CRM",
  "quiz-workflow": "Quiz result to the workflow",
};

const states: Record<Delivered, string> = {
  delivered: "Delivered",
  parked: "Failed",
  retrying: "Trying again",
  failing: "Stuck",
  waiting: "Waiting",
};

const messages = (count: string, isOne: boolean) => `${count} ${isOne ? "message" : "messages"}`;

export const deliveriesCopy = {
  title: "Deliveries",
  lead: "Every mail and every message to a connected service. What fails is tried again for three days, then kept here for you.",
  calm: "Nothing has failed.",
  failed: (count: string, isOne: boolean) => `${messages(count, isOne)} did not get through.`,
  shelves: { failing: "Failed", waiting: "Waiting", delivered: "Delivered" },
  shelfLabel: "Which deliveries",
  none: {
    failing: "Nothing here: everything got through or is on its way.",
    waiting: "Nothing is waiting.",
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
  replay: "Replay",
  replayAll: "Replay all that failed",
  replayMost: (most: number) =>
    `Each press sends ${most.toLocaleString("en-US")}, the oldest first. Press again for the others.`,
  again: "Send again",
  tryNow: "Try now",
  said: {
    replayed: "It is on its way again.",
    underWay: "It is being sent this very moment.",
    tested: "A test is on its way.",
    none: "There was nothing to send again.",
  },
  replayedAll: (count: number) => `${messages(String(count), count === 1)} on the way again.`,
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
    created: "Written",
    settled: "Settled",
    about: "About",
    id: "Id",
    mail: "The mail",
    body: "What is sent",
    noAnswer: "none yet",
  },
};
