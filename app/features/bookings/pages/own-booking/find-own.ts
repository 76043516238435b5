import { data } from "react-router";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import type { Services } from "#platform/http/services.ts";
import { fill } from "#platform/text/fill.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { factsOfKind } from "../../rules/facts-of-kind.ts";
import { placeOfSession, type SessionPlace } from "../../rules/meeting.ts";
import { lengthMinutesOf } from "../../rules/session-times.ts";
import { dayIn, timeBeside, zoneName } from "../../rules/slot-words.ts";

type Stored = NonNullable<Awaited<ReturnType<Services["bookings"]["find"]>>>;

export type OwnBooking = {
  key: string;
  /** `fixed`: to come, but too soon to be moved or cancelled by the visitor. */
  state: "booked" | "fixed" | "over" | "cancelled";
  name: string;
  email: string;
  notes: string;
  zone: string;
  /** The time in the visitor's time zone, with year and zone name. */
  when: string;
  /** In the business's time zone, if it differs. */
  ours?: string;
  lengthMinutes: number;
  /** The kind of session, if it is not the consultation. */
  kind?: { id: string; name: string; slug: string };
  place: SessionPlace;
  /** Whether mail is set up. */
  isMailed: boolean;
};

export const isKey = (key: string) => /^[\w-]{32}$/.test(key);

/** The booking behind a private link; undefined if there is none. */
export async function findOwn(key: string, services: Services): Promise<Stored | undefined> {
  return isKey(key) ? services.bookings.find(key) : undefined;
}

export const missingResponse = () => data(null, { status: 404, headers: privatePageHeaders });

export function show(booking: Stored, services: Services): OwnBooking {
  const facts = factsOfKind(services.facts(), booking.kind_id);
  const { booking: calendar, kind, place } = facts;
  const ownerZone = calendar.timeZone;
  const zone = booking.time_zone || ownerZone;
  const start = booking.start_at;
  const beside = timeBeside(zone, ownerZone, start, place.locale);
  const ahead = services.bookings.isChangeableByVisitor(booking) ? "booked" : "fixed";
  const open = services.bookings.isChangeable(booking) ? ahead : "over";
  return {
    key: booking.link_key,
    state: booking.state === "cancelled" ? "cancelled" : open,
    name: booking.name,
    email: booking.email,
    notes: booking.notes,
    isMailed: services.publicSettings.isMailSet,
    zone,
    lengthMinutes: lengthMinutesOf(booking),
    place: placeOfSession(booking, facts),
    ...(kind && { kind: { id: kind.id, name: kind.name, slug: kind.slug } }),
    when: `${dayIn(zone, start, place.locale, true)}, ${timeIn(zone, start, place.locale)}, ${zoneName(zone, start)}`,
    ...(beside ? { ours: `${beside}, ${zoneName(ownerZone, start)}` } : {}),
  };
}

export const fillFor =
  ({ when, email, lengthMinutes }: OwnBooking) =>
  (words: string) =>
    fill(words, { when, email, minutes: lengthMinutes });
