import { acquireLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { endResend, listResends, resendSome } from "./queries/resend.ts";

/** A step is short, so that requests get their turn. */
const maxResentAtOnce = 500;
const lease = { name: "send lists again", forMs: 30_000 };

type Deps = { db: Db; clock: () => number; wakeDeliveries: () => void };

/** Makes one step of each list that the owner wants sent again; a later run, or another instance, goes on. */
export function makeListResender({ db, clock, wakeDeliveries }: Deps, holder: string) {
  return async function run() {
    const resends = await listResends(db);
    if (resends.length === 0) return;
    if (!(await acquireLease(db, { ...lease, holder, nowMs: clock() }))) return;
    for (const { list, askedAt } of resends) {
      const count = await resendSome(db, { list, askedAt, nowMs: clock(), limit: maxResentAtOnce });
      if (count < maxResentAtOnce) await endResend(db, { list, askedAt });
    }
    wakeDeliveries();
  };
}
