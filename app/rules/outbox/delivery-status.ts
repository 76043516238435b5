export type DeliveryKind = "mail" | "leads" | "quiz-crm" | "quiz-workflow" | "caldav";

/** A delivery's status on the desk. */
export type Delivered =
  | "delivered"
  | "deadLettered"
  | "failing"
  /** It failed, and was sent again. */
  | "resent"
  | "retrying"
  | "waiting"
  | "held"
  | "withdrawn";

/** The stored state of a dead-lettered delivery. */
export const deadLetteredState = "parked";

type Status = {
  state: "waiting" | "delivered" | typeof deadLetteredState | "held" | "withdrawn";
  isFailing: boolean;
  isResent: boolean;
  attempts: number;
};

export function deliveryStatus({ state, isFailing, isResent, attempts }: Status): Delivered {
  if (state === deadLetteredState) return "deadLettered";
  if (state !== "waiting") return state;
  if (isFailing) return "failing";
  if (isResent) return "resent";
  return attempts > 0 ? "retrying" : "waiting";
}
