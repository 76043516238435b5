import type { Logger } from "../log.ts";

export type Job = {
  name: string;
  everyMs: number;
  /** Whether it runs as soon as the site has started. */
  atStart: boolean;
  run: () => Promise<void>;
};

/** Runs each job in its rhythm, never twice at once. Returns what stops them and waits for those under way. */
export function startJobs(jobs: Job[], log: Logger): () => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const begin = (job: Job) => {
    if (underWay.has(job.name)) return;
    const run = job
      .run()
      .catch((error: unknown) => log.error({ err: error, job: job.name }, "job failed"))
      .finally(() => underWay.delete(job.name));
    underWay.set(job.name, run);
  };
  const timers = jobs.map((job) => setInterval(begin, job.everyMs, job).unref());
  for (const job of jobs) if (job.atStart) begin(job);
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(underWay.values());
  };
}
