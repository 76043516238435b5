import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { BookingNews } from "#app/copy/mails/booking-mails.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import type { Settings } from "#server/settings.ts";
import type { Booking } from "#server/tables/bookings/bookings.ts";
import { addDelivery } from "#server/tables/outbox/add-delivery.ts";
import type { Db } from "#server/tables/schema.ts";
import type { BookingPaths } from "./booking-links.ts";
import { bookingMessages } from "./booking-messages.ts";

export type BookingDeps = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  paths: BookingPaths;
  wakeDeliveries: () => void;
};

/** Everyone who changes the calendar waits for whoever is at it. */
export const oneAtATime = "bookings";

/**
 * Puts on its way what a booking causes; call it in the transaction that stores it. A visitor's mails are counted by the
 * network that booked. Reminders are not, since nobody causes them; what the owner is told is not, since bookings are.
 */
export async function tell(tx: Db, about: BookingNews, booking: Booking, deps: BookingDeps): Promise<void> {
  const { settings, paths, clock } = deps;
  const network = about === "reminder" ? undefined : bookedFrom(booking);
  for (const message of bookingMessages(about, booking, { facts: deps.facts(), settings, paths }))
    await addDelivery(tx, {
      id: nanoid(),
      ...message,
      about: booking.email_folded,
      network: message.destination === "mail" && message.recipient === "visitor" ? network : undefined,
      createdAt: clock(),
    });
}

const bookedFrom = ({ network, wide_network }: Booking): VisitorNetwork | undefined =>
  network ? { network, wideNetwork: wide_network } : undefined;
