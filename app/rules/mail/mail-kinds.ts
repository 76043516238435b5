/** What a mail is about; limits count by kind. */
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
/** Letters take at most half of an hour's mails. */
export const letterPriority = 3;

/** The order in which mails leave when not all may. */
export const mailPriorities = [ownBusiness, askedFor, later, letterPriority];

/** Alerts first, then what visitors wait for. */
export function mailPriority(kind: MailKind): number {
  if (kind === "alert" || kind === "test") return ownBusiness;
  if (kind === "sequence" || kind === "newsletter") return letterPriority;
  return kind === "reminder" || kind === "week" ? later : askedFor;
}
