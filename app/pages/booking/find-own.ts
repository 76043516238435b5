import { data } from "react-router";
import { lengthMinutesOf } from "#app/rules/bookings/length-minutes-of.ts";
import { dayIn, timeBeside, timeIn, zoneName } from "#app/rules/bookings/slot-words.ts";
import { fill } from "#app/rules/text/fill.ts";
import type { Services } from "#server/services.ts";

type Stored = NonNullable<Awaited<ReturnType<Services["bookings"]["find"]>>>;

/** What a booking's pages show of it. */
export type OwnBooking = {
  key: string;
  state: "booked" | "over" | "cancelled";
  name: string;
  email: string;
  notes: string;
  zone: string;
  /** By the visitor's clock, with the year and the zone's name. */
  when: string;
  /** By ours, where it shows something else. */
  ours?: string;
  lengthMinutes: number;
  /** Whether mails are sent at all. */
  isMailed: boolean;
};

/** No page of a booking is kept by anybody, found by search engines, or told to the site that is visited next. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  // "no-referrer" would take from the pages' own forms what says where they come from.
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

export const isKey = (key: string) => /^[\w-]{32}$/.test(key);

/** The booking behind a private link; nothing where there is none. */
export async function findOwn(key: string, services: Services): Promise<Stored | undefined> {
  return isKey(key) ? services.bookings.find(key) : undefined;
}

export const answerMissing = () => data(null, { status: 404, headers: privateHeaders });

export function show(booking: Stored, services: Services): OwnBooking {
  const ownerZone = services.facts().booking.timeZone;
  const zone = booking.time_zone || ownerZone;
  const start = booking.start_at;
  const beside = timeBeside(zone, ownerZone, start);
  const open = services.bookings.isChangeable(booking) ? "booked" : "over";
  return {
    key: booking.link_key,
    state: booking.state === "cancelled" ? "cancelled" : open,
    name: booking.name,
    email: booking.email,
    notes: booking.notes,
    isMailed: services.settings.smtpUrl !== undefined,
    zone,
    lengthMinutes: lengthMinutesOf(booking),
    when: `${dayIn(zone, start, true)}, ${timeIn(zone, start)}, ${zoneName(zone, start)}`,
    ...(beside ? { ours: `${beside}, ${zoneName(ownerZone, start)}` } : {}),
  };
}

/** What fills the words of a booking's pages. */
export const fillFor =
  ({ when, email, lengthMinutes }: OwnBooking) =>
  (words: string) =>
    fill(words, { when, email, minutes: lengthMinutes });
