import { bookingPaths } from "#facts/paths.ts";
import type { Consent } from "#features/leads/server/queries/lead-contact.ts";
import { findSubmission } from "#features/leads/server/queries/lead-file.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import type { BookingNews } from "../words/booking-mails.ts";
import { bookingMessages } from "./booking-messages.ts";
import { type Bookings, makeBookings } from "./bookings.ts";
import { makeBusyTimes } from "./busy/busy-times.ts";
import { watchCalendars } from "./busy/calendar-states.ts";
import { deliverSession } from "./deliver-session.ts";
import { eraseSessions } from "./erase-sessions.ts";
import { type Booking, findBookingById, nextBookingOf } from "./queries/bookings.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    bookings: Bookings;
    busy: ReturnType<typeof makeBusyTimes>;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    bookings: Bookings;
    /** Brought along by visitors from another feature; absent if none has something to bring. */
    carried?: { hint: () => string; keep: (conversation: string, email: string) => Promise<void> };
  }
}

const secondMs = 1000;

declare module "#platform/process/server/events.ts" {
  interface Events {
    booked: { booking: Booking; consent: Consent | undefined; nowMs: number };
    moved: { booking: Booking; nowMs: number };
    cancelled: { booking: Booking; nowMs: number };
  }
}

declare module "#platform/outbox/server/queries/recipe.ts" {
  interface Recipes {
    session: {
      id: string;
      revision: number;
      about: BookingNews;
      note: string | undefined;
      askedId?: string | undefined;
    };
  }
}

export const serverFeature: ServerFeature = {
  open(server) {
    const busy = makeBusyTimes(server, server.leaseHolder);
    return { busy, bookings: makeBookings({ ...server, paths: bookingPaths, busy }) };
  },
  services: ({ bookings }) => ({ bookings }),
  watch: watchCalendars,
  awaits: async (tx, emailFolded, nowMs) => (await nextBookingOf(tx, emailFolded, nowMs)) !== undefined,
  erase: eraseSessions,
  send: { caldav: deliverSession },
  write: {
    async session({ id, revision, about, note, askedId }, { db, settings, facts }) {
      const booking = await findBookingById(db, id);
      if (booking?.revision !== revision) return [];
      const asked = (await findSubmission(db, askedId ?? ""))?.lead;
      return bookingMessages(about, booking, { facts: facts(), settings, paths: bookingPaths, note, asked });
    },
  },
  jobs: ({ busy, bookings }) => [
    { name: "read busy calendars", everyMs: secondMs, atStart: true, run: busy.readDue },
    { name: "write sessions to the calendar", everyMs: 5 * secondMs, atStart: true, run: bookings.writeMissing },
    { name: "remind of sessions", everyMs: 30 * secondMs, atStart: true, run: bookings.remind },
  ],
};
