import { isPostgres } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Booking } from "./bookings.ts";

/** Takes due reminders, in the transaction that queues them. */
export const claimDueReminders = (tx: Db, nowMs: number, limit: number): Promise<Booking[]> =>
  tx
    .updateTable("bookings")
    .set({ remind_at: null })
    .where("id", "in", (inner) => {
      const due = inner
        .selectFrom("bookings")
        .select("id")
        .where("state", "=", "booked")
        .where("remind_at", "<=", nowMs)
        .where("start_at", ">", nowMs)
        .orderBy("remind_at")
        .limit(limit);
      return isPostgres(tx) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();

/** When a session's next reminder is due. */
export async function setReminder(tx: Db, id: string, remindAt: number | null): Promise<void> {
  await tx.updateTable("bookings").set({ remind_at: remindAt }).where("id", "=", id).execute();
}

/** Whether an address has not turned reminders off. */
export async function wantsReminders(db: Db, emailFolded: string): Promise<boolean> {
  const refused = await db
    .selectFrom("bookings")
    .select("id")
    .where("email_folded", "=", emailFolded)
    .where("wants_reminders", "=", 0)
    .limit(1)
    .executeTakeFirst();
  return refused === undefined;
}

/** For every session of an address, later ones included. */
export async function chooseReminders(db: Db, emailFolded: string, wants: boolean): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ wants_reminders: wants ? 1 : 0 })
    .where("email_folded", "=", emailFolded)
    .execute();
}
