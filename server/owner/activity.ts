import { nanoid } from "nanoid";
import type { Cursor } from "#app/rules/http/cursor.ts";
import { type ActivityKind, isAnybodys } from "#app/rules/owner/activity-kind.ts";
import { RateLimiter } from "#server/http/rate-limiter.ts";
import type { Logger } from "#server/run/log.ts";
import { addActivity, listActivity } from "#server/tables/owner/activity.ts";
import type { Db } from "#server/tables/schema.ts";

/** Of what others than the owner can cause: 300 at once, then one in five minutes. A year of attacks stays small. */
const anybodysLimit = { burst: 300, perSecond: 1 / 300 };

export type Done = {
  kind: ActivityKind;
  /** Which one: a connection, a key's name. Never anybody's address. */
  about?: string | undefined;
  /** A writer or an automation; empty for the owner. */
  who?: string | undefined;
  browser: string;
  /** A keyed hash. */
  network: string;
};

/** What was done on the desk, for its owner to look up and for the log. */
export type ActivityLog = ReturnType<typeof makeActivityLog>;

export function makeActivityLog({ db, clock, log }: { db: Db; clock: () => number; log: Logger }) {
  const limiter = new RateLimiter();
  return {
    async note({ kind, about = "", who = "", browser, network }: Done): Promise<void> {
      if (isAnybodys(kind) && !limiter.take(kind, anybodysLimit, clock()).ok) return;
      await addActivity(db, { id: nanoid(), at: clock(), kind, about, who, browser, network });
      log.info({ kind, about, who, browser }, "desk used");
    },
    list: (before: Cursor | undefined, limit: number) => listActivity(db, { before, limit }),
  };
}
