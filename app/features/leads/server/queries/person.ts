import { nextBookingOf } from "#features/bookings/server/queries/bookings.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";

export type Erasure =
  | "erased"
  /** A session is still to come: it must be cancelled first, or the visitor would wait for it. */
  | "booked";

type Erasing = {
  nowMs: number;
  features: readonly Pick<ServerFeature, "erase">[];
  /** Reads what must also be removed elsewhere; the returned function queues that after the deletion. */
  prepare?: (tx: Db) => Promise<() => Promise<void>>;
};

/** Deletes everything stored about one address and the rows of its lead, in one transaction. */
export function eraseEverythingAbout(
  db: Db,
  emailFolded: string,
  { nowMs, features, prepare }: Erasing,
): Promise<Erasure> {
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${emailFolded}`);
    if (await nextBookingOf(tx, emailFolded, nowMs)) return "booked";
    const finish = await prepare?.(tx);
    await tx.deleteFrom("lead_submissions").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("quiz_results").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("bookings").where("email_folded", "=", emailFolded).execute();
    for (const { erase } of features) await erase?.(tx, emailFolded, nowMs);
    await tx.deleteFrom("outbox").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("leads").where("email_folded", "=", emailFolded).execute();
    await finish?.();
    return "erased";
  });
}
