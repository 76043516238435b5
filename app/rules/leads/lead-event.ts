import type { LeadStatus } from "./lead-status.ts";

/** What happens to a session, as its mails name it; "called off" and "moved by us" are done by the owner. */
export type SessionEvent = "booked" | "moved" | "cancelled" | "called off" | "moved by us";

/** What happened with a lead and is stored nowhere else. */
export type LeadEvent =
  | { kind: "status"; details: { from: LeadStatus; to: LeadStatus } }
  | { kind: "step done"; details: { step: string; day: string } }
  /** Without its hour if that is not known any more. */
  /** To a mail of ours; `from` if it came from another address. */
  | { kind: "replied"; details: { deliveryId: string; subject: string; text: string; from?: string } }
  | { kind: "bounced"; details: { deliveryId: string; isHard: boolean; reason: string } }
  | { kind: "complained"; details: { deliveryId: string } }
  | { kind: SessionEvent; details: { bookingId: string; startMs?: number } };
