import { claimDueReminders } from "#server/tables/bookings/booking-reminders.ts";
import { type BookingDeps, tell } from "./booking-deps.ts";

const batchSize = 50;

/** Queues due reminders. Without mail they stay due: in the outbox they would arrive too late. */
export async function remind(deps: BookingDeps): Promise<void> {
  if (!deps.settings.smtpUrl) return;
  const count = await deps.db.transaction().execute(async (tx) => {
    const due = await claimDueReminders(tx, deps.clock(), batchSize);
    for (const booking of due) if (booking.wants_reminders) await tell(tx, "reminder", booking, deps);
    return due.length;
  });
  if (count > 0) deps.wakeDeliveries();
}
