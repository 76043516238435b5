/** What a mail is about: a visitor gets so many of a kind. */
export type MailKind =
  | "guide"
  | "consultation"
  | "quiz report"
  | "booked"
  | "moved"
  | "cancelled"
  | "called off"
  | "reminder"
  /** Something of the site itself, to its owner. */
  | "alert"
  | "test";

export type MailRecipient = "visitor" | "owner";

const ownBusiness = 0;
const askedFor = 1;
const later = 2;

/** In the order in which mails leave where not all of them may. */
export const mailPriorities = [ownBusiness, askedFor, later];

/** The owner hears first what is wrong; then comes what a visitor waits for. */
export function mailPriority(kind: MailKind): number {
  if (kind === "alert" || kind === "test") return ownBusiness;
  return kind === "reminder" ? later : askedFor;
}
