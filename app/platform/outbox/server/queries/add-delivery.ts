import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { foldMailbox } from "#platform/mail/fold-mailbox.ts";
import { type MailKind, type MailRecipient, mailPriority } from "#platform/mail/mail-kinds.ts";
import { findHold } from "#platform/mail/server/mail-limits.ts";
import type { Destination } from "../../destinations.ts";
import type { HeldMail, Recipe } from "./recipe.ts";

export type Webhook = { destination: Exclude<Destination, "mail">; body: string };
export type MailMessage = {
  destination: "mail";
  body: string;
  kind: MailKind;
  recipient: MailRecipient;
  recipe?: Recipe | undefined;
  /** It leaves at this time, unless what has this id overtakes it before. */
  waits?: { untilMs: number; bookingId: string };
};

/** A message caused by an event. */
export type Message = Webhook | MailMessage;

export type NewDelivery = Message & {
  id: string;
  createdAt: number;
  /** The person's address in lower case, so that erasing them deletes it. */
  about?: string;
  /** The network of the post that causes it. */
  network?: VisitorNetwork | undefined;
  /** The session that it is about: moving or cancelling it overtakes a mail. */
  bookingId?: string;
  /** It shows the token of a page of ours. */
  isFromPage?: boolean;
  /** It leaves then. */
  dueAt?: number;
  /** It is sent once at most, by the feature of this name for it. */
  letter?: string;
  /** Released by the owner: no limit holds it. */
  isByOwner?: boolean;
  /** While a mail is held, only this is stored. */
  recipe?: Recipe | undefined;
};

/**
 * Adds a message to the outbox. Call it in the transaction that stores its cause, after all other locks. A mail beyond
 * a limit is held until the owner releases it; the result says so.
 */
export async function addDelivery(tx: Db, delivery: NewDelivery): Promise<{ isHeld: boolean }> {
  const waits = delivery.destination === "mail" ? delivery.waits : undefined;
  const heldFor = delivery.isByOwner ? null : await holdOf(tx, delivery);
  await tx
    .insertInto("outbox")
    .values({
      id: delivery.id,
      destination: delivery.destination,
      body: heldFor ? heldBody(delivery) : delivery.body,
      state: heldFor ? "held" : "waiting",
      attempts: 0,
      due_at: delivery.dueAt ?? waits?.untilMs ?? delivery.createdAt,
      claimed_until: 0,
      last_outcome: "",
      created_at: delivery.createdAt,
      settled_at: null,
      about: delivery.about ?? "",
      replayed_at: null,
      is_failing: 0,
      held_for: heldFor,
      sent_at: null,
      booking_id: delivery.destination === "mail" ? (waits?.bookingId ?? delivery.bookingId ?? null) : null,
      is_overtaken: 0,
      ...(delivery.letter === undefined ? {} : { letter: delivery.letter }),
      ...countedBy(delivery),
    })
    .execute();
  return { isHeld: heldFor !== null };
}

export type Cause = Pick<NewDelivery, "about" | "network" | "createdAt" | "isByOwner" | "isFromPage" | "recipe"> & {
  makeId: () => string;
};

/** Adds all messages of an event, and says whether the visitor's mail is held. */
export async function addMessages(tx: Db, messages: readonly Message[], { makeId, ...cause }: Cause) {
  let isMailHeld = false;
  for (const message of messages) {
    const { isHeld } = await addDelivery(tx, { id: makeId(), ...cause, ...message });
    if (message.destination === "mail" && message.recipient === "visitor") isMailHeld ||= isHeld;
  }
  return { isMailHeld };
}

function heldBody(delivery: NewDelivery): string {
  if (delivery.destination !== "mail" || !delivery.recipe) return delivery.body;
  const { body, recipient, recipe } = delivery;
  return JSON.stringify({ subject: JSON.parse(body).subject, recipient, recipe } satisfies HeldMail);
}

const mailboxOf = ({ about }: NewDelivery) => (about ? foldMailbox(about) : null);

async function holdOf(tx: Db, delivery: NewDelivery) {
  const mailbox = mailboxOf(delivery);
  if (delivery.destination !== "mail" || !mailbox) return null;
  const { kind, recipient, network, createdAt, isFromPage = false } = delivery;
  return findHold(tx, { kind, recipient, mailbox, network, isFromPage, createdAt });
}

function countedBy(delivery: NewDelivery) {
  if (delivery.destination !== "mail")
    return { kind: "" as const, recipient: "" as const, priority: 1, mailbox: null, network: null, wide_network: null };
  const { kind, recipient, network } = delivery;
  return {
    kind,
    recipient,
    priority: mailPriority(kind),
    mailbox: mailboxOf(delivery),
    network: network?.hash ?? null,
    wide_network: network?.wideHash || null,
  };
}
