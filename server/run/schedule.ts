import type { Logger } from "./log.ts";

export type Job = {
  name: string;
  everyMs: number;
  /** Whether it runs as soon as the site has started. */
  atStart: boolean;
  run: () => Promise<void>;
};

/**
 * Runs each job at its interval, never twice at the same time. Logs only the first of repeated failures. Returns a
 * function that stops the jobs and waits for those under way.
 */
export function startJobs(jobs: Job[], log: Logger): () => Promise<void> {
  const inFlight = new Map<string, Promise<void>>();
  const failing = new Set<string>();
  const succeed = (job: string) => failing.delete(job) && log.info({ job }, "job works again");
  const fail = (job: string, err: unknown) => {
    if (!failing.has(job)) log.error({ err, job }, "job failed");
    failing.add(job);
  };
  const begin = (job: Job) => {
    if (inFlight.has(job.name)) return;
    const run = job
      .run()
      .then(
        () => void succeed(job.name),
        (error: unknown) => fail(job.name, error),
      )
      .finally(() => inFlight.delete(job.name));
    inFlight.set(job.name, run);
  };
  const timers = jobs.map((job) => setInterval(begin, job.everyMs, job).unref());
  for (const job of jobs) if (job.atStart) begin(job);
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(inFlight.values());
  };
}
