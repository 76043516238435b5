import type { LeadStatus } from "./lead-status.ts";

/** Changes of a session, as its mails name them; the owner causes "called off" and "moved by us". */
export type SessionEvent = "booked" | "moved" | "cancelled" | "called off" | "moved by us";

/** An event of a lead that no other table stores. */
export type LeadEvent =
  | { kind: "status"; details: { from: LeadStatus; to: LeadStatus; waitedSince?: number } }
  | { kind: "step done"; details: { step: string; day: string } }
  /** An answer to a mail of ours; `from` if it came from another address. Earlier ones have no whole mail. */
  | { kind: "replied"; details: { deliveryId: string; subject: string; text: string; from?: string; mailId?: string } }
  /** The owner's mail to them; `from` if it was written in a mail program. */
  | { kind: "answered"; details: { mailId: string; subject: string; text: string; from?: string } }
  | { kind: "bounced"; details: { deliveryId: string; isHard: boolean; reason: string } }
  | { kind: "complained"; details: { deliveryId: string } }
  /** Without its hour if that is no longer known. */
  | { kind: SessionEvent; details: { bookingId: string; startMs?: number } };

/** The limit of each kind of rows; nobody enters as many by hand. */
export const maxOfEach = 100;

/** The longest note and next step that is kept. */
export const maxNoteCharacters = 4000;
export const maxStepCharacters = 200;
