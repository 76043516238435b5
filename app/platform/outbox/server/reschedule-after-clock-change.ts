import { acquireLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { bringPlansForward, claimNothingFor, planAtMost } from "./queries/outbox-plans.ts";

/** A clock; `takeSetbackMs` returns by how much it was put back since the last call. */
export type WatchedClock = { clock: () => number; takeSetbackMs: () => number };

export function watchClock(machineClock: () => number): WatchedClock {
  let lastMs = machineClock();
  let backMs = 0;
  return {
    clock() {
      const nowMs = machineClock();
      backMs += Math.max(0, lastMs - nowMs);
      lastMs = nowMs;
      return nowMs;
    },
    takeSetbackMs() {
      const leapMs = backMs;
      backMs = 0;
      return leapMs;
    },
  };
}

const slackMs = 1000;
const leaseName = "bring plans forward";
/** All processes of a machine notice the change within a second or two. */
const leaseMs = 10_000;

/**
 * After a clock that was ahead is corrected, planned deliveries would wait too long. When it goes back, plans go back
 * with it, once for all processes. At the start, deliveries planned further ahead than any valid plan are made due.
 */
export function makeRescheduler(db: Db, { clock, takeSetbackMs }: WatchedClock, holder: string) {
  let hasRun = false;
  let owedMs = 0;
  return async function run() {
    const nowMs = clock();
    const leapMs = owedMs + takeSetbackMs();
    const hasLeapt = leapMs > slackMs;
    if (hasRun && !hasLeapt) return;
    owedMs = leapMs;
    await db.transaction().execute(async (tx) => {
      const isOurs = hasLeapt && (await acquireLease(tx, { name: leaseName, holder, nowMs, forMs: leaseMs }));
      if (isOurs) await bringPlansForward(tx, leapMs, nowMs);
      await planAtMost(tx, nowMs);
      await claimNothingFor(tx, nowMs);
    });
    owedMs = 0;
    hasRun = true;
  };
}
