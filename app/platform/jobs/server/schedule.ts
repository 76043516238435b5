import type { Logger } from "#platform/process/server/log.ts";

export type Job = {
  name: string;
  /** While the site is busy. Nothing to do is looked for less often. */
  everyMs: number;
  /** Whether it runs as soon as the site has started. */
  atStart: boolean;
  run: () => Promise<void>;
};

type Deps = {
  log: Logger;
  clock: () => number;
  /** Differs from the last one if anything was stored since, by any process. */
  readWriteMark: () => Promise<unknown>;
  /** Called once a minute when the jobs under way have ended and none is failing. */
  beat?: (() => Promise<unknown>) | undefined;
};

const tickMs = 250;
/** Longer than the pauses before the first two retries of a delivery. */
const awakeMs = 10_000;
const asleepIntervalMs = 5000;
const leapMs = 1000;
const beatMs = 60_000;

/** A job runs at its own interval for ten seconds after anything was stored, and every five seconds at most otherwise. */
export function isJobDue(everyMs: number, sinceLastMs: number, sinceStoredMs: number): boolean {
  const intervalMs = sinceStoredMs < awakeMs ? everyMs : Math.max(everyMs, asleepIntervalMs);
  // A tick that comes early counts: the next would be late by a whole one.
  return sinceLastMs >= intervalMs - tickMs / 2;
}

/**
 * Runs each job at its interval, never twice at the same time. Logs only the first of repeated failures. Returns a
 * function that stops the jobs and waits for those under way.
 */
export function startJobs(jobs: Job[], deps: Deps): () => Promise<void> {
  const { log } = deps;
  const inFlight = new Map<string, Promise<void>>();
  const failing = new Set<string>();
  const succeed = (job: string) => failing.delete(job) && log.info({ job }, "job works again");
  const fail = (job: string, err: unknown) => {
    if (!failing.has(job)) log.error({ err, job }, "job failed");
    failing.add(job);
  };
  const begunAtMs = new Map(jobs.map(({ name }) => [name, performance.now()]));
  const begin = (job: Job) => {
    if (inFlight.has(job.name)) return;
    begunAtMs.set(job.name, performance.now());
    const run = job
      .run()
      .then(
        () => void succeed(job.name),
        (error: unknown) => fail(job.name, error),
      )
      .finally(() => inFlight.delete(job.name));
    inFlight.set(job.name, run);
  };
  let beatAtMs = performance.now();
  let beating: Promise<unknown> | undefined;
  const beatIfWell = async () => {
    await Promise.all(inFlight.values());
    if (failing.size === 0) await deps.beat?.();
  };
  const beginDue = (storedAtMs: number) => {
    const nowMs = performance.now();
    if (deps.beat && !beating && nowMs - beatAtMs >= beatMs) {
      beatAtMs = nowMs;
      beating = beatIfWell().finally(() => (beating = undefined));
    }
    for (const job of jobs)
      if (isJobDue(job.everyMs, nowMs - (begunAtMs.get(job.name) ?? 0), nowMs - storedAtMs)) begin(job);
  };
  const stopWatching = watchForWork(deps, beginDue);
  for (const job of jobs) if (job.atStart) begin(job);
  return async () => {
    await stopWatching();
    await Promise.all(inFlight.values());
  };
}

/** Calls back four times a second, and at once when something was stored or the clock was set. */
function watchForWork({ clock, readWriteMark }: Deps, onTick: (storedAtMs: number) => void): () => Promise<void> {
  let storedAtMs = performance.now();
  let mark: unknown;
  let lookedAt = { byClockMs: clock(), ms: performance.now() };
  let looking: Promise<void> | undefined;

  function hasClockLeapt() {
    const now = { byClockMs: clock(), ms: performance.now() };
    const aheadMs = now.byClockMs - lookedAt.byClockMs - (now.ms - lookedAt.ms);
    const wentBack = now.byClockMs < lookedAt.byClockMs;
    lookedAt = now;
    return wentBack || aheadMs > leapMs;
  }

  async function look() {
    // Without an answer nobody knows whether there is work.
    const current = await readWriteMark().catch(() => undefined);
    const isStored = current === undefined || current !== mark;
    mark = current;
    if (!isStored) return;
    storedAtMs = performance.now();
    onTick(storedAtMs);
  }

  const timer = setInterval(() => {
    if (hasClockLeapt()) storedAtMs = performance.now();
    onTick(storedAtMs);
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, tickMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
