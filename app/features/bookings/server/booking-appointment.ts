import type { Facts } from "#facts/facts.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import { senderOf } from "#platform/mail/server/mail.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { fill } from "#platform/text/fill.ts";
import { factsOfKind } from "../rules/facts-of-kind.ts";
import { conferenceOf, placeOfSession } from "../rules/meeting.ts";
import type { Appointment } from "../rules/write-ics.ts";
import { appointmentCopy } from "../words/booking-mails.ts";
import type { Booking } from "./queries/bookings.ts";

type Deps = { facts: Facts; settings: Settings };

/** The event's own id, in every calendar. */
export const uidOf = ({ id }: Pick<Booking, "id">, { siteUrl }: Pick<Settings, "siteUrl">) =>
  `${id}@${new URL(siteUrl).hostname}`;

function common(booking: Booking, { facts, settings }: Deps, isOurs: boolean) {
  const place = placeOfSession(booking, factsOfKind(facts, booking.kind_id));
  const { location, byPhone } = appointmentCopy(facts);
  const call = place.phone && fill(byPhone, { phone: place.phone });
  return {
    uid: uidOf(booking, settings),
    revision: booking.revision,
    startMs: booking.start_at,
    endMs: booking.end_at,
    changedMs: booking.changed_at,
    isCancelled: booking.state === "cancelled",
    location: place.room || place.words || call || location,
    conference: conferenceOf(place, isOurs),
    organizer: senderOf(settings, facts),
  };
}

/** A booking for the visitor's calendar, with the private link. */
export function visitorsAppointment(booking: Booking, link: string, deps: Deps): Appointment {
  const { kind, brand } = factsOfKind(deps.facts, booking.kind_id);
  const { manage, ...words } = appointmentCopy(deps.facts);
  const summary = kind ? `${kind.name}: ${brand.name}` : words.summary;
  return { ...common(booking, deps, false), summary, description: fill(manage, { link }), url: link };
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
    ...common(booking, deps, true),
    summary: kind ? `${kind.name}: ${who}` : fill(appointmentCopy(deps.facts).with, { name: who }),
    description: [name, email, notes].filter(Boolean).join("\n"),
  };
}
