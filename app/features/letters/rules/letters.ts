export type SubscriberState = "unconfirmed" | "confirmed" | "stopped";

/** Why somebody gets no more letters, or no more of a sequence. */
export type StopReason =
  | "link"
  | "one-click"
  | "reply"
  | "bounce"
  | "complaint"
  | "client"
  | "booked"
  | "erased"
  | "owner";

/** Reasons that end a sequence only: the person is in touch, and newsletters remain welcome. */
const inTouch: readonly StopReason[] = ["reply", "client", "booked"];

export const stopsAllLetters = (why: StopReason): boolean => !inTouch.includes(why);

/** Whether no later form may write to them again, not even to ask for confirmation. */
export const barsConfirmation = (why: StopReason): boolean => why === "complaint" || why === "erased";

/** The counts of a letter. */
export type LetterCount = "sent" | "unknown" | "stopped" | "bounced" | "complained" | "replied" | "booked";

const counted: Record<StopReason, LetterCount | undefined> = {
  link: "stopped",
  "one-click": "stopped",
  reply: "replied",
  bounce: "bounced",
  complaint: "complained",
  booked: "booked",
  client: undefined,
  erased: undefined,
  owner: undefined,
};

export const countOf = (why: StopReason): LetterCount | undefined => counted[why];

/** An act within this time is counted for the letter that came last. */
export const countedWithinMs = 30 * 24 * 60 * 60 * 1000;

/** The mail that asks for it can be confirmed for this time. */
export const confirmableForMs = 7 * 24 * 60 * 60 * 1000;

/** Unconfirmed subscriptions are deleted after this time. */
export const unconfirmedForMs = 30 * 24 * 60 * 60 * 1000;

export const maxSubjectCharacters = 120;
export const maxTextCharacters = 8000;

/** A letter has its id before it is first kept. */
export const isDraftId = (id: string): boolean => /^[\w-]{21}$/.test(id);
