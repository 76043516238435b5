import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import { firstKindSlug } from "#facts/session-kind.ts";
import type { Lead } from "#features/leads/rules/check-lead.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { factsOfKind } from "../rules/facts-of-kind.ts";
import { placeOfSession } from "../rules/meeting.ts";
import { lengthMinutesOf } from "../rules/session-times.ts";
import { type Appointment, methodOf, writeIcs, writeStoredIcs } from "../rules/write-ics.ts";
import type { BookingChange, BookingNews } from "../words/booking-mails.ts";
import { bookingAlertMail } from "./booking-alert-mail.ts";
import { invitation, ownersAppointment } from "./booking-appointment.ts";
import { bookingMail } from "./booking-mail.ts";
import type { Booking } from "./queries/bookings.ts";

type Deps = {
  facts: Facts;
  settings: Settings;
  paths: BookingPaths;
  note?: string | undefined;
  asked?: Lead | undefined;
};

/** The messages about a booking: to the visitor, to the owner unless they cancelled it, and to the webhook. */
export function bookingMessages(about: BookingNews, booking: Booking, deps: Deps): Message[] {
  const { settings } = deps;
  const facts = factsOfKind(deps.facts, booking.kind_id);
  const links = linksOf(booking.link_key, deps.paths, settings);
  const session = sessionOf(booking, facts);
  const letter = bookingMail(about, { ...session, note: deps.note ?? "" }, facts, links);
  if (about === "reminder" || about === "afterwards") return [inMail(about, "visitor", letter)];
  const messages: Message[] = [
    inMail(about, "visitor", { ...letter, appointment: attach(invitation(booking, links.page, deps)) }),
  ];
  if (settings.ownerEmail && about !== "called off") {
    const deskPage = settings.siteUrl + deskPaths.booking(booking.id);
    const change = about === "moved by us" ? "moved" : about;
    const alert = bookingAlertMail(change, { ...session, deskPage, asked: deps.asked }, facts, settings.ownerEmail);
    messages.push(inMail(about, "owner", { ...alert, appointment: attach(ownersAppointment(booking, deps)) }));
  }
  if (settings.leadsWebhookUrl)
    messages.push({ destination: "leads", body: JSON.stringify(eventOf(about, booking, facts)) });
  if (settings.caldavUrl) messages.push(calendarMessage(booking, deps));
  return messages;
}

/** Writes a session into the owner's calendar, or removes it there. `isForced` undoes what was changed there. */
export function calendarMessage(booking: Booking, deps: Pick<Deps, "facts" | "settings">, isForced = false): Message {
  const appointment = ownersAppointment(booking, deps);
  const ics = booking.state === "cancelled" ? undefined : writeStoredIcs(appointment);
  const write = { bookingId: booking.id, uid: appointment.uid, sequence: booking.revision, ics, isForced };
  return { destination: "caldav", body: JSON.stringify(write) };
}

const attach = (appointment: Appointment) => ({ method: methodOf(appointment), content: writeIcs(appointment) });

const sessionOf = (booking: Booking, facts: Facts) => ({
  name: booking.name,
  email: booking.email,
  notes: booking.notes,
  startMs: booking.start_at,
  lengthMinutes: lengthMinutesOf(booking),
  timeZone: booking.time_zone || facts.booking.timeZone,
  place: placeOfSession(booking, facts),
});

const iso = (ms: number) => new Date(ms).toISOString();

/** Webhooks say what changed, not who changed it. */
const changeOf = (about: BookingChange) => {
  if (about === "called off") return "cancelled";
  return about === "moved by us" ? "moved" : about;
};

const eventOf = (about: BookingChange, booking: Booking, { kind }: Facts) => ({
  type: "booking",
  change: changeOf(about),
  id: booking.id,
  kind: kind?.slug ?? firstKindSlug,
  start: iso(booking.start_at),
  end: iso(booking.end_at),
  name: booking.name,
  email: booking.email,
  timeZone: booking.time_zone,
  notes: booking.notes,
  ...(booking.meeting && { meeting: booking.meeting, phone: booking.phone }),
  createdAt: iso(booking.changed_at),
});

/** The addresses of a booking's private pages; the start passes them in. */
export type BookingPaths = Record<"page" | "move" | "cancel" | "file" | "reminders", (key: string) => string> & {
  /** The page with the calendar. */
  calendar: () => string;
};

export type BookingLinks = Record<keyof BookingPaths, string>;

/** The absolute private links of a booking, for mails and programs. */
export function linksOf(key: string, paths: BookingPaths, { siteUrl }: Pick<Settings, "siteUrl">): BookingLinks {
  const entries = Object.entries(paths).map(([name, path]) => [name, siteUrl + path(key)]);
  return Object.fromEntries(entries) as BookingLinks;
}
