import { appointmentCopy } from "#app/copy/booking-mails.ts";
import type { Facts } from "#app/copy/facts.ts";
import type { Appointment } from "#app/rules/booking/write-ics.ts";
import { fill } from "#app/rules/fill.ts";
import { greetableName } from "#app/rules/greetable-name.ts";
import { senderOf } from "../outgoing/mail/sender-of.ts";
import type { Settings } from "../settings.ts";
import type { Booking } from "../tables/bookings.ts";

type Ground = { facts: Facts; settings: Settings };

function common(booking: Booking, { facts, settings }: Ground) {
  return {
    uid: `${booking.id}@${new URL(settings.siteUrl).hostname}`,
    revision: booking.revision,
    startMs: booking.start_at,
    endMs: booking.end_at,
    changedMs: booking.changed_at,
    isCancelled: booking.state === "cancelled",
    location: appointmentCopy(facts).location,
    organizer: senderOf(settings, facts),
  };
}

/** A booking for the visitor's calendar, with the private link. */
export function visitorsAppointment(booking: Booking, link: string, ground: Ground): Appointment {
  const { summary, manage } = appointmentCopy(ground.facts);
  return { ...common(booking, ground), summary, description: fill(manage, { link }), url: link };
}

/** The same as a mail brings it, which invites the visitor. */
export const invitation = (booking: Booking, link: string, ground: Ground): Appointment => ({
  ...visitorsAppointment(booking, link, ground),
  attendee: { name: greetableName(booking.name), address: booking.email },
});

/** A booking for the owner's calendar: who comes, and what they wrote. The visitor's link stays theirs. */
export function ownersAppointment(booking: Booking, ground: Ground): Appointment {
  const { with: summary } = appointmentCopy(ground.facts);
  const { name, email, notes } = booking;
  return {
    ...common(booking, ground),
    summary: fill(summary, { name: greetableName(name) || email }),
    description: [name, email, notes].filter(Boolean).join("\n"),
  };
}
