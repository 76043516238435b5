import { deliveriesCopy } from "#app/copy/desk-deliveries.ts";
import { type Delivered, deliveryStanding } from "#app/rules/delivery-standing.ts";
import { Status } from "./status.tsx";

const kinds = {
  delivered: "ok",
  parked: "bad",
  failing: "bad",
  retrying: "wait",
  waiting: "wait",
  held: "wait",
  withdrawn: "off",
} as const satisfies Record<Delivered, string>;

export function DeliveryStatus(delivery: Parameters<typeof deliveryStanding>[0]) {
  const standing = deliveryStanding(delivery);
  return <Status kind={kinds[standing]}>{deliveriesCopy.states[standing]}</Status>;
}
