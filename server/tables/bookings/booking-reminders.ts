import { isPostgres } from "#server/tables/engine/engine.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Booking } from "./bookings.ts";

/** Takes the bookings that are to be reminded of now; call it in the transaction that sends the reminders on their way. */
export const takeDueReminders = (tx: Db, nowMs: number, limit: number): Promise<Booking[]> =>
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

/** Whether an address has not asked to be left without reminders. */
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

/** Holds for every session of an address, those that it will book included. */
export async function chooseReminders(db: Db, emailFolded: string, wants: boolean): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ wants_reminders: wants ? 1 : 0 })
    .where("email_folded", "=", emailFolded)
    .execute();
}
