import { nextBookingOf } from "#features/bookings/server/queries/bookings.ts";
import { stopLetters } from "#features/letters/server/queries/stop-letters.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";

export type Erasure =
  | "erased"
  /** A session is still to come: it must be cancelled first, or the visitor would wait for it. */
  | "booked";

type Erasing = {
  nowMs: number;
  /** Reads what must also be removed elsewhere; the returned function queues that after the deletion. */
  prepare?: (tx: Db) => Promise<() => Promise<void>>;
};

/**
 * Deletes everything stored about one address and the rows of its lead, in one transaction. A keyed hash stays, so that
 * no letter is written to them again.
 */
export function eraseEverythingAbout(db: Db, emailFolded: string, { nowMs, prepare }: Erasing): Promise<Erasure> {
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${emailFolded}`);
    if (await nextBookingOf(tx, emailFolded, nowMs)) return "booked";
    const finish = await prepare?.(tx);
    await tx.deleteFrom("lead_submissions").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("quiz_results").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("bookings").where("email_folded", "=", emailFolded).execute();
    await stopLetters(tx, { email: emailFolded, why: "erased", nowMs });
    await tx.deleteFrom("letter_plans").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("letter_subscribers").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("dash_questions").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("outbox").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("taken_mails").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("leads").where("email_folded", "=", emailFolded).execute();
    await finish?.();
    return "erased";
  });
}
