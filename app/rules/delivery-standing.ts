export type DeliveryKind = "mail" | "leads" | "quiz-crm" | "quiz-workflow";

/** How a delivery stands for somebody who looks at it. */
export type Delivered = "delivered" | "parked" | "failing" | "retrying" | "waiting" | "held" | "withdrawn";

type Standing = {
  state: "waiting" | "delivered" | "parked" | "held" | "withdrawn";
  isFailing: boolean;
  attempts: number;
};

export function deliveryStanding({ state, isFailing, attempts }: Standing): Delivered {
  if (state !== "waiting") return state;
  if (isFailing) return "failing";
  return attempts > 0 ? "retrying" : "waiting";
}
