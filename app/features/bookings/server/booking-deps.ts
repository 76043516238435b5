import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import { addSessionEvent } from "#features/leads/server/queries/lead-events.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { addDelivery, addMessages, type Message } from "#platform/outbox/server/queries/add-delivery.ts";
import { withdrawOvertaken } from "#platform/outbox/server/queries/withdraw-overtaken.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { BookingNews } from "../words/booking-mails.ts";
import type { Asked } from "./asked.ts";
import { type BookingPaths, bookingMessages } from "./booking-messages.ts";
import type { BusyTimes } from "./busy/busy-times.ts";
import type { Booking } from "./queries/bookings.ts";

export type BookingDeps = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  paths: BookingPaths;
  wakeDeliveries: () => void;
  emit: Emit;
  /** The owner's other calendars. */
  busy: BusyTimes;
};

/** The lock for every change of the calendar. */
export const calendarLock = "bookings";

/** Changes that make earlier mails about the session untrue. */
const overtaking: readonly BookingNews[] = ["moved", "moved by us", "cancelled", "called off"];

/**
 * Queues what a booking causes and notes it with the lead, in the transaction that stores it, and withdraws the mails
 * that it overtakes. A visitor's mails count for the network that booked.
 * Reminders do not count, since nobody causes them; nor do the owner's mails, since bookings are limited.
 */
export async function queueBookingMessages(
  tx: Db,
  about: BookingNews,
  booking: Booking,
  deps: BookingDeps,
  { note, asked }: { note?: string | undefined; asked?: Asked | undefined } = {},
): Promise<void> {
  const { settings, paths, clock } = deps;
  if (overtaking.includes(about)) await withdrawOvertaken(tx, booking.id, clock());
  const isChange = about !== "reminder" && about !== "afterwards";
  const network = isChange ? bookedFrom(booking) : undefined;
  if (isChange) await addSessionEvent(tx, about, booking, { id: nanoid(), atMs: clock() });
  for (const message of bookingMessages(about, booking, {
    facts: deps.facts(),
    settings,
    paths,
    note,
    asked: asked?.lead,
  }))
    await addDelivery(tx, {
      id: nanoid(),
      ...message,
      about: booking.email_folded,
      bookingId: booking.id,
      // Bookings of a network have a limit of their own.
      isFromPage: true,
      recipe: { of: "session", id: booking.id, revision: booking.revision, about, note, askedId: asked?.id },
      network: message.destination === "mail" && message.recipient === "visitor" ? network : undefined,
      createdAt: clock(),
    });
}

/** Queues what listeners ask for. */
export const queueAsked = (tx: Db, booking: Booking, messages: readonly Message[], { clock }: BookingDeps) =>
  addMessages(tx, messages, {
    about: booking.email_folded,
    network: bookedFrom(booking),
    isFromPage: true,
    createdAt: clock(),
    makeId: nanoid,
  });

const bookedFrom = ({ network, wide_network }: Booking): VisitorNetwork | undefined =>
  network ? { hash: network, wideHash: wide_network } : undefined;
