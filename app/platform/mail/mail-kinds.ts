/** Kinds of mails; limits count by kind. */
export type MailKind =
  | "guide"
  | "consultation"
  | "quiz report"
  | "booked"
  | "moved"
  | "cancelled"
  | "called off"
  | "moved by us"
  | "reminder"
  /** The owner's letter after a session. */
  | "afterwards"
  /** The owner's own mail to a person. */
  | "answer"
  /** An alert to the owner. */
  | "alert"
  /** To a writer. */
  | "invitation"
  /** The letter to the owner about a week. */
  | "week"
  /** Asks whether letters are welcome. */
  | "confirmation"
  /** Letters to those who confirmed. */
  | "sequence"
  | "newsletter"
  | "test";

export type MailRecipient = "visitor" | "owner";

const ownBusiness = 0;
const askedFor = 1;
const later = 2;
const ofSequence = 3;
const newsletter = 4;

/** The order in which mails are sent when a limit is reached. */
export const mailPriorities = [ownBusiness, askedFor, later, ofSequence, newsletter];

/** Alerts come first, then mails that visitors wait for. */
export function mailPriority(kind: MailKind): number {
  if (kind === "alert" || kind === "test") return ownBusiness;
  if (kind === "sequence") return ofSequence;
  if (kind === "newsletter") return newsletter;
  return kind === "reminder" || kind === "week" ? later : askedFor;
}

export const isLetterPriority = (priority: number): boolean => priority >= ofSequence;
