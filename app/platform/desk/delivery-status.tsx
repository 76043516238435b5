import { type Delivered, deliveryStatus } from "#platform/outbox/delivery-status.ts";
import { Status } from "./status.tsx";
import { deliveriesCopy } from "./words/sent-messages.ts";

const kinds = {
  delivered: "ok",
  deadLettered: "bad",
  failing: "bad",
  resent: "wait",
  retrying: "wait",
  waiting: "wait",
  held: "wait",
  withdrawn: "off",
  sending: "wait",
  unknown: "bad",
} as const satisfies Record<Delivered, string>;

export function DeliveryStatus(delivery: Parameters<typeof deliveryStatus>[0]) {
  const status = deliveryStatus(delivery);
  return <Status kind={kinds[status]}>{deliveriesCopy.states[status]}</Status>;
}
