import type { ReactNode } from "react";
import { DeliveryStatus } from "#platform/desk/delivery-status.tsx";
import { sayTrouble } from "#platform/desk/delivery-words.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { Technical } from "#platform/desk/technical.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import type { ShownDelivery } from "./delivery-table.tsx";

const copy = deliveriesCopy.one;

export function DeliveryFacts({ delivery, to }: { delivery: ShownDelivery; to: string }) {
  const { moment } = useBusinessTime();
  const { state, heldFor, isOvertaken, dueAt, settledAt, attempts } = delivery;
  const withdrawnFor = delivery.letter === null ? deliveriesCopy.overtaken : deliveriesCopy.letterStopped;
  const rows: [term: string, details: ReactNode][] = [
    [copy.state, <DeliveryStatus key="state" {...delivery} />],
    [copy.held, heldFor && !isOvertaken ? deliveriesCopy.heldFor[heldFor] : ""],
    [copy.withdrawn, isOvertaken ? withdrawnFor : ""],
    [copy.to, to],
    [copy.about, delivery.about],
    [copy.answer, <LastOutcome key="answer" {...delivery} />],
    [copy.tried, attempts > 0 ? deliveriesCopy.tried(attempts) : deliveriesCopy.never],
    [copy.created, moment(delivery.createdAt)],
    [copy.next, state === "waiting" ? moment(dueAt) : ""],
    [copy.settled, settledAt ? moment(settledAt) : ""],
  ];
  return <DeskFacts rows={rows} />;
}

const LastOutcome = (delivery: ShownDelivery) => (
  <>
    {sayTrouble(delivery) || (delivery.lastOutcome ? deliveriesCopy.states.delivered : copy.noAnswer)}
    <Technical text={[delivery.lastOutcome, delivery.id].filter(Boolean).join(", ")} />
  </>
);
