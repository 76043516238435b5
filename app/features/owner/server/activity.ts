import { nanoid } from "nanoid";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import { RateLimiter } from "#platform/http/server/rate-limiter.ts";
import type { Logger } from "#platform/process/server/log.ts";
import { type ActivityKind, isAnybodys } from "../rules/activity-kind.ts";
import { addActivity, listActivity } from "./queries/activity.ts";

/**
 * Limit of entries that strangers can cause: 300 at once, then one in five minutes, so that a year of attacks stays
 * small.
 */
const anybodysLimit = { burst: 300, perSecond: 1 / 300 };
/** The same for one network, so that its flood does not hide what another does. */
const networksLimit = { burst: 30, perSecond: 1 / 300 };

export type Done = {
  kind: ActivityKind;
  /** The connection or the key's name that it concerns. Never a person's address. */
  about?: string | undefined;
  /** A writer or an automation; empty for the owner. */
  who?: string | undefined;
  browser: string;
  /** A keyed hash. */
  network: string;
};

/** Records what was done on the desk, for the owner and the log. */
export type ActivityLog = ReturnType<typeof makeActivityLog>;

export function makeActivityLog({ db, clock, log }: { db: Db; clock: () => number; log: Logger }) {
  const limiter = new RateLimiter();
  let unlisted = 0;
  const isListed = (kind: ActivityKind, network: string) =>
    !isAnybodys(kind) ||
    ((network === "" || limiter.take(`${kind} ${network}`, networksLimit, clock()).ok) &&
      limiter.take(kind, anybodysLimit, clock()).ok);
  return {
    async note({ kind, about = "", who = "", browser, network }: Done): Promise<void> {
      if (!isListed(kind, network)) {
        unlisted++;
        return;
      }
      await addActivity(db, { id: nanoid(), at: clock(), kind, about, who, browser, network });
      log.info({ kind, about, who, browser, ...(unlisted > 0 && { unlisted }) }, "desk used");
      unlisted = 0;
    },
    list: (before: Cursor | undefined, limit: number) => listActivity(db, { before, limit }),
  };
}
