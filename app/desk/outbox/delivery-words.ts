import { deskCopy } from "#app/copy/desk/desk.ts";
import { deliveriesCopy as copy } from "#app/copy/desk/outbox.ts";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import type { DeliveryKind } from "#app/rules/outbox/delivery-status.ts";
import { readTrouble } from "#app/rules/outbox/delivery-trouble.ts";

type Told = { destination: DeliveryKind; subject: string; about: string };

/** A delivery in one line: a mail by its subject, others by destination. */
export const nameDelivery = ({ destination, subject }: Told) => subject || copy.what[destination];

/** Calm only if everything got through: what was sent again is not well before it is delivered. */
export function sayOutboxStatus({ failing, resent }: { failing: number; resent: number }): string {
  if (failing > 0) return copy.failed(deskCopy.atMost(failing, countedTo), failing === 1);
  return resent > 0 ? copy.resent(deskCopy.atMost(resent, countedTo), resent === 1) : copy.calm;
}

/** "Your CRM does not answer"; empty if nothing is wrong. */
export function sayTrouble({ destination, lastOutcome }: { destination: DeliveryKind; lastOutcome: string }): string {
  const trouble = readTrouble(lastOutcome, destination);
  return trouble ? copy.trouble(destination, trouble) : "";
}
