import type { BookingNews } from "#app/copy/booking-mails.ts";
import type { Facts } from "#app/copy/facts.ts";
import { lengthMinutesOf } from "#app/rules/booking/length-minutes-of.ts";
import { type Appointment, methodOf, writeIcs } from "#app/rules/booking/write-ics.ts";
import { bookingAlertMail } from "../outgoing/mail/booking-alert-mail.ts";
import { bookingMail } from "../outgoing/mail/booking-mail.ts";
import { inMail } from "../outgoing/mail/mail.ts";
import type { Settings } from "../settings.ts";
import type { Message } from "../tables/add-delivery.ts";
import type { Booking } from "../tables/bookings.ts";
import { invitation, ownersAppointment } from "./booking-appointment.ts";
import { type BookingPaths, linksOf } from "./booking-links.ts";

type Ground = { facts: Facts; settings: Settings; paths: BookingPaths };

/** What goes out because of a booking: to the visitor, to the owner who did not do it, and to the webhook. */
export function bookingMessages(about: BookingNews, booking: Booking, ground: Ground): Message[] {
  const { facts, settings } = ground;
  const links = linksOf(booking.link_key, ground.paths, settings);
  const session = sessionOf(booking, facts);
  const letter = bookingMail(about, session, facts, links);
  if (about === "reminder") return [inMail(about, "visitor", letter)];
  const messages: Message[] = [
    inMail(about, "visitor", { ...letter, appointment: attach(invitation(booking, links.page, ground)) }),
  ];
  if (settings.ownerEmail && about !== "called off") {
    const alert = bookingAlertMail(about, session, facts, settings.ownerEmail);
    messages.push(inMail(about, "owner", { ...alert, appointment: attach(ownersAppointment(booking, ground)) }));
  }
  if (settings.leadsWebhookUrl) messages.push({ destination: "leads", body: JSON.stringify(eventOf(about, booking)) });
  return messages;
}

const attach = (appointment: Appointment) => ({ method: methodOf(appointment), content: writeIcs(appointment) });

const sessionOf = (booking: Booking, facts: Facts) => ({
  name: booking.name,
  email: booking.email,
  notes: booking.notes,
  startMs: booking.start_at,
  lengthMinutes: lengthMinutesOf(booking),
  timeZone: booking.time_zone || facts.booking.timeZone,
});

const iso = (ms: number) => new Date(ms).toISOString();

const eventOf = (about: Exclude<BookingNews, "reminder">, booking: Booking) => ({
  type: "booking",
  change: about === "called off" ? "cancelled" : about,
  id: booking.id,
  start: iso(booking.start_at),
  end: iso(booking.end_at),
  name: booking.name,
  email: booking.email,
  timeZone: booking.time_zone,
  notes: booking.notes,
  createdAt: iso(booking.changed_at),
});
