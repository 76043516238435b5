import { makeLinkChecker } from "#features/business/server/addresses/link-checker.ts";
import type { Job } from "#platform/jobs/server/schedule.ts";
import { deliveryIntervalMs, type makeDeliverer } from "#platform/outbox/server/deliver.ts";
import { makeRescheduler, type WatchedClock } from "#platform/outbox/server/reschedule-after-clock-change.ts";
import type { Server } from "#platform/process/server/server.ts";
import { serverFeatures } from "./server-features.ts";

const secondMs = 1000;

type SiteTasks = {
  deliverer: ReturnType<typeof makeDeliverer>;
  watchedClock: WatchedClock;
  /** Asks this site as a visitor. */
  askSite: (path: string) => Promise<Response>;
  /** Serves the guides that were made last. */
  serveGuides: () => Promise<void>;
  /** Renders the pages that are out of date, and compresses them to their smallest. */
  preparePages: () => Promise<void>;
};

/** All background jobs: those of the platform, and those of each feature. */
export function listJobs(server: Server, tasks: SiteTasks): Job[] {
  const { db, leaseHolder } = server;
  const reschedule = makeRescheduler(db, tasks.watchedClock, leaseHolder);
  const checkLinks = makeLinkChecker({ ...server, askSite: tasks.askSite }, leaseHolder);
  return [
    { name: "deliver what is due", everyMs: deliveryIntervalMs, atStart: true, run: tasks.deliverer.run },
    { name: "send lists again", everyMs: secondMs, atStart: true, run: server.resendLists },
    { name: "correct plans after a clock change", everyMs: secondMs, atStart: true, run: reschedule },
    { name: "watch the database", everyMs: secondMs, atStart: true, run: server.database.look },
    { name: "prepare pages", everyMs: 2 * secondMs, atStart: false, run: tasks.preparePages },
    { name: "check links", everyMs: secondMs, atStart: true, run: checkLinks },
    { name: "serve new guides", everyMs: secondMs / 4, atStart: false, run: tasks.serveGuides },
    ...serverFeatures.flatMap(({ jobs }) => jobs?.(server) ?? []),
  ];
}
