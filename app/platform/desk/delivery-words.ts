import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import type { Destination } from "#platform/outbox/destinations.ts";
import { countedTo } from "./counted-to.ts";
import { deskCopy } from "./words/desk.ts";
import { deliveriesCopy as copy } from "./words/sent-messages.ts";

type Told = { destination: Destination; subject: string; about: string };

/** A delivery in one line: a mail by its subject, others by destination. */
export const nameDelivery = ({ destination, subject }: Told) => subject || copy.what[destination];

/** `untransported` mails wait because none can leave. */
type Counted = "failing" | "resent" | "untransported";

/** Summarises what is stuck in the outbox; empty if nothing is. */
export function sayOutboxStatus({ failing, resent, untransported }: Record<Counted, number>): string {
  const say = (words: (count: string, isOne: boolean) => string, count: number) =>
    words(deskCopy.atMost(count, countedTo), count === 1);
  if (failing > 0) return say(copy.failed, failing);
  if (resent > 0) return say(copy.resent, resent);
  return untransported > 0 ? `${say(copy.untransported, untransported)}.` : "";
}

/** "Your CRM does not answer"; empty if nothing is wrong. */
export function sayTrouble({ destination, lastOutcome }: { destination: Destination; lastOutcome: string }): string {
  const trouble = readTrouble(lastOutcome, destination);
  return trouble ? copy.trouble(destination, trouble) : "";
}
