import { deliveryIntervalMs, type makeDeliverer } from "#platform/outbox/server/deliver.ts";
import { makeRescheduler, type WatchedClock } from "#platform/outbox/server/reschedule-after-clock-change.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { Job } from "./schedule.ts";

const secondMs = 1000;

type PlatformTasks = {
  deliverer: ReturnType<typeof makeDeliverer>;
  watchedClock: WatchedClock;
  /** Renders the pages that are out of date, and compresses them to their smallest. */
  preparePages: () => Promise<void>;
};

/** The background jobs that no feature brings. */
export function platformJobs(server: Server, tasks: PlatformTasks): Job[] {
  const { db, leaseHolder } = server;
  const reschedule = makeRescheduler(db, tasks.watchedClock, leaseHolder);
  return [
    { name: "deliver what is due", everyMs: deliveryIntervalMs, atStart: true, run: tasks.deliverer.run },
    { name: "send lists again", everyMs: secondMs, atStart: true, run: server.resendLists },
    { name: "correct plans after a clock change", everyMs: secondMs, atStart: true, run: reschedule },
    { name: "watch the database", everyMs: secondMs, atStart: true, run: server.database.look },
    { name: "prepare pages", everyMs: 2 * secondMs, atStart: false, run: tasks.preparePages },
  ];
}
