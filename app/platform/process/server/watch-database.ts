import { nanoid } from "nanoid";
import { withLease } from "#platform/engine/server/leases.ts";
import { findLaterMigrations, isMigrated } from "#platform/engine/server/migrate.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { SharedClock } from "#platform/engine/server/shared-clock.ts";
import type { WriteWatch } from "#platform/engine/server/watch-writes.ts";
import type { Logger } from "./log.ts";

type Deps = { db: Db; writes: WriteWatch; sharedClock: SharedClock; log: Logger };

export type DatabaseWatch = ReturnType<typeof watchDatabase>;

const probe = "whether anything can be stored";

/** Watches what may happen to the database of a running site: a later version upgrades it, its disk is full. */
export function watchDatabase({ db, writes, sharedClock, log }: Deps) {
  let later: string[] = [];
  let wasRefused = false;
  return {
    /** Whether a later version has upgraded the database. This one then stores nothing that is posted. */
    isOutdated: () => later.length > 0,
    isReady: oneAtATime(async () => {
      const isCurrent = await isMigrated(db).catch(() => false);
      return isCurrent && !writes.isRefused();
    }),
    async look() {
      await sharedClock.follow();
      const before = later.length;
      later = await findLaterMigrations(db);
      if (later.length > before) log.warn({ migrations: later }, "upgraded by a later version");
      if (writes.isRefused() !== wasRefused) log.warn(wasRefused ? "storing again" : "nothing can be stored");
      wasRefused = writes.isRefused();
      // Visitors may be sent elsewhere until a write succeeds, so that none but this one would.
      if (wasRefused) await tryToWrite();
    },
  };

  async function tryToWrite() {
    const lease = { name: probe, holder: nanoid(), nowMs: sharedClock.now(), forMs: 1 };
    await withLease(db, lease, async () => {}).catch(() => {});
  }
}

/** One query at a time, however many ask. */
function oneAtATime(ask: () => Promise<boolean>) {
  let asked: Promise<boolean> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}
