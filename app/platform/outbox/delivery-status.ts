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
  | "withdrawn"
  | "sending"
  /** A letter whose sending was cut off: it may have left. */
  | "unknown";

/** The stored state of a dead-lettered delivery. */
export const deadLetteredState = "parked";

export type DeliveryState =
  | "waiting"
  | "sending"
  | "delivered"
  | typeof deadLetteredState
  | "held"
  | "withdrawn"
  | "unknown";

type Status = {
  state: DeliveryState;
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
