import type { ReactNode } from "react";
import { deliveriesCopy } from "#app/copy/desk/outbox.ts";
import { DeskFacts } from "#app/desk/frame/desk-facts.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { DeliveryStatus } from "./delivery-status.tsx";
import type { ShownDelivery } from "./delivery-table.tsx";

const copy = deliveriesCopy.one;

export function DeliveryFacts({ delivery, to }: { delivery: ShownDelivery; to: string }) {
  const { moment } = useBusinessTime();
  const { state, heldFor, isOvertaken, dueAt, settledAt, attempts } = delivery;
  const rows: [term: string, details: ReactNode][] = [
    [copy.state, <DeliveryStatus key="state" {...delivery} />],
    [copy.held, heldFor && !isOvertaken ? deliveriesCopy.heldFor[heldFor] : ""],
    [copy.withdrawn, isOvertaken ? deliveriesCopy.overtaken : ""],
    [copy.to, to],
    [copy.about, delivery.about],
    [copy.answer, delivery.lastOutcome || copy.noAnswer],
    [copy.tried, attempts > 0 ? deliveriesCopy.tried(attempts) : deliveriesCopy.never],
    [copy.created, moment(delivery.createdAt)],
    [copy.next, state === "waiting" ? moment(dueAt) : ""],
    [copy.settled, settledAt ? moment(settledAt) : ""],
    [copy.id, <code key="id">{delivery.id}</code>],
  ];
  return <DeskFacts rows={rows} />;
}
