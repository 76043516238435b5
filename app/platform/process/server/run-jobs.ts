import { readWriteMark } from "#platform/engine/server/write-mark.ts";
import { heartbeatOf } from "#platform/jobs/server/heartbeat.ts";
import { type Job, startJobs } from "#platform/jobs/server/schedule.ts";
import type { Server } from "./server.ts";

type Running = {
  clock: () => number;
  deliverer: { stop: () => Promise<unknown> };
  stopping: AbortController;
};

/** `closed` resolves when the last request under way was answered. */
export type Stop = (closed: Promise<unknown>) => Promise<void>;

/** Starts the jobs; the returned function stops them and closes the site. */
export function runJobs(server: Server, jobs: Job[], { clock, deliverer, stopping }: Running): Stop {
  const { db, log, features } = server;
  const beat = heartbeatOf(server.settings, stopping.signal);
  const stopJobs = startJobs(jobs, { log, clock, readWriteMark: () => readWriteMark(db), beat });
  return async (closed) => {
    stopping.abort();
    await Promise.all([closed, stopJobs(), deliverer.stop()]);
    for (const store of features.flatMap(({ close }) => close?.(server) ?? [])) {
      await store().catch((error: unknown) => log.error({ err: error }, "counts not kept"));
    }
    await db.destroy();
  };
}
