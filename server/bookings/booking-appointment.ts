import type { Facts } from "#app/copy/facts.ts";
import { appointmentCopy } from "#app/copy/mails/booking-mails.ts";
import { factsOfKind } from "#app/rules/bookings/facts-of-kind.ts";
import type { Appointment } from "#app/rules/bookings/write-ics.ts";
import { greetableName } from "#app/rules/mail/greetable-name.ts";
import { fill } from "#app/rules/text/fill.ts";
import { senderOf } from "#server/outgoing/mail/mail.ts";
import type { Settings } from "#server/settings.ts";
import type { Booking } from "#server/tables/bookings/bookings.ts";

type Deps = { facts: Facts; settings: Settings };

/** The event's own id, in every calendar. */
export const uidOf = ({ id }: Pick<Booking, "id">, { siteUrl }: Pick<Settings, "siteUrl">) =>
  `${id}@${new URL(siteUrl).hostname}`;

function common(booking: Booking, { facts, settings }: Deps) {
  const { kind } = factsOfKind(facts, booking.kind_id);
  return {
    uid: uidOf(booking, settings),
    revision: booking.revision,
    startMs: booking.start_at,
    endMs: booking.end_at,
    changedMs: booking.changed_at,
    isCancelled: booking.state === "cancelled",
    location: kind?.place || appointmentCopy(facts).location,
    organizer: senderOf(settings, facts),
  };
}

/** A booking for the visitor's calendar, with the private link. */
export function visitorsAppointment(booking: Booking, link: string, deps: Deps): Appointment {
  const { kind, brand } = factsOfKind(deps.facts, booking.kind_id);
  const { manage, ...words } = appointmentCopy(deps.facts);
  const summary = kind ? `${kind.name}: ${brand.name}` : words.summary;
  return { ...common(booking, deps), summary, description: fill(manage, { link }), url: link };
}

/** The same as an invitation by mail. */
export const invitation = (booking: Booking, link: string, deps: Deps): Appointment => ({
  ...visitorsAppointment(booking, link, deps),
  attendee: { name: greetableName(booking.name), address: booking.email },
});

/** A booking for the owner's calendar, with the visitor's details and without their private link. */
export function ownersAppointment(booking: Booking, deps: Deps): Appointment {
  const { kind } = factsOfKind(deps.facts, booking.kind_id);
  const { name, email, notes } = booking;
  const who = greetableName(name) || email;
  return {
    ...common(booking, deps),
    summary: kind ? `${kind.name}: ${who}` : fill(appointmentCopy(deps.facts).with, { name: who }),
    description: [name, email, notes].filter(Boolean).join("\n"),
  };
}
