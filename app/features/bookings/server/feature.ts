import { bookingPaths } from "#facts/paths.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type Bookings, makeBookings } from "./bookings.ts";
import { makeBusyTimes } from "./busy/busy-times.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    bookings: Bookings;
    busy: ReturnType<typeof makeBusyTimes>;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    bookings: Bookings;
  }
}

const secondMs = 1000;

export const serverFeature: ServerFeature = {
  open(server) {
    const busy = makeBusyTimes(server, server.leaseHolder);
    return { busy, bookings: makeBookings({ ...server, paths: bookingPaths, busy }) };
  },
  services: ({ bookings }) => ({ bookings }),
  jobs: ({ busy, bookings }) => [
    { name: "read busy calendars", everyMs: secondMs, atStart: true, run: busy.readDue },
    { name: "write sessions to the calendar", everyMs: 5 * secondMs, atStart: true, run: bookings.writeMissing },
    { name: "remind of sessions", everyMs: 30 * secondMs, atStart: true, run: bookings.remind },
  ],
};
