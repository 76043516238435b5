import { nanoid } from "nanoid";
import type { BookingNews } from "#app/copy/booking-mails.ts";
import type { Facts } from "#app/copy/facts.ts";
import type { Settings } from "../settings.ts";
import type { Booking } from "../tables/bookings.ts";
import { addDelivery } from "../tables/outbox.ts";
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

/** Puts on its way what a booking causes; call it in the transaction that stores it. */
export async function tell(tx: Db, about: BookingNews, booking: Booking, ground: BookingGround): Promise<void> {
  const { settings, paths, clock } = ground;
  for (const message of bookingMessages(about, booking, { facts: ground.facts(), settings, paths }))
    await addDelivery(tx, { id: nanoid(), ...message, about: booking.email_folded, createdAt: clock() });
}
