import { deadLetteredState } from "#platform/outbox/delivery-status.ts";

export const checklistSteps = [
  "key",
  "name",
  "mail",
  "mailbox",
  "testLead",
  "hours",
  "prices",
  "words",
  "articles",
  "address",
  "backup",
  "live",
] as const;

export type ChecklistStep = (typeof checklistSteps)[number];

/** State of the steps: what the site knows, and what the owner has confirmed. */
export type ChecklistFacts = {
  hasPasskey: boolean;
  /** The number of placeholders among name and contact data. */
  placeholders: number;
  hasMailbox: boolean;
  canSendMail: boolean;
  areHoursChanged: boolean;
  wordsLeft: number;
  sampleArticles: number;
  isSecureAndPublic: boolean;
  /** One was downloaded: nightly backups are on the same disk as the data. */
  hasBackup: boolean;
  isLive: boolean;
  /** Steps that the owner has confirmed. */
  confirmed: { key: boolean; hours: boolean; prices: boolean; testLead: boolean };
};

export type Checklist = { step: ChecklistStep; isDone: boolean }[];

/** Returns the steps from a new site to a live one; undefined when all are done. */
export function readChecklist(facts: ChecklistFacts): Checklist | undefined {
  const done: Record<ChecklistStep, boolean> = {
    key: facts.hasPasskey || facts.confirmed.key,
    name: facts.placeholders === 0,
    mail: facts.canSendMail,
    mailbox: facts.hasMailbox,
    testLead: facts.confirmed.testLead,
    hours: facts.areHoursChanged || facts.confirmed.hours,
    prices: facts.confirmed.prices,
    words: facts.wordsLeft === 0,
    articles: facts.sampleArticles === 0,
    address: facts.isSecureAndPublic,
    backup: facts.hasBackup,
    live: facts.isLive,
  };
  const list = checklistSteps.map((step) => ({ step, isDone: done[step] }));
  return list.every(({ isDone }) => isDone) ? undefined : list;
}

/** The first step left from `from` on, else the first of all. */
export function nextStep(list: Checklist, from: ChecklistStep = "key"): ChecklistStep | undefined {
  const left = list.flatMap(({ step, isDone }) => (isDone ? [] : [step]));
  const at = (step: ChecklistStep) => checklistSteps.indexOf(step);
  return left.find((step) => at(step) >= at(from)) ?? left[0];
}

/** Status of the mail about a test lead. */
export type TestLead = "none" | "on its way" | "left" | "failing";

type Sent = { state: string; isFailing: boolean };

export function judgeTestLead(sent: Sent | undefined): TestLead {
  if (!sent) return "none";
  if (sent.state === "delivered") return "left";
  return sent.isFailing || sent.state === deadLetteredState ? "failing" : "on its way";
}
