import { nanoid } from "nanoid";
import type { BookingNews } from "#app/copy/booking-mails.ts";
import type { Facts } from "#app/copy/facts.ts";
import type { VisitorNetwork } from "../http/visitor-network.ts";
import type { Settings } from "../settings.ts";
import { addDelivery } from "../tables/add-delivery.ts";
import type { Booking } from "../tables/bookings.ts";
import type { Db } from "../tables/schema.ts";
import type { BookingPaths } from "./booking-links.ts";
import { bookingMessages } from "./booking-messages.ts";

export type BookingGround = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  paths: BookingPaths;
  nudgeDeliveries: () => void;
};

/** Everyone who changes the calendar waits for whoever is at it. */
export const oneAtATime = "bookings";

/**
 * Puts on its way what a booking causes; call it in the transaction that stores it. A visitor's mails are counted by the
 * network that booked. Reminders are not, since nobody causes them; what the owner is told is not, since bookings are.
 */
export async function tell(tx: Db, about: BookingNews, booking: Booking, ground: BookingGround): Promise<void> {
  const { settings, paths, clock } = ground;
  const network = about === "reminder" ? undefined : bookedFrom(booking);
  for (const message of bookingMessages(about, booking, { facts: ground.facts(), settings, paths }))
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
