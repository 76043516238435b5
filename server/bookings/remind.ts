import { takeDueReminders } from "../tables/booking-reminders.ts";
import { type BookingGround, tell } from "./booking-ground.ts";

const mostAtOnce = 50;

/** Sends the reminders that are due. Without a transport they stay due: one that waits in the outbox would come late. */
export async function remind(ground: BookingGround): Promise<void> {
  if (!ground.settings.smtpUrl) return;
  const count = await ground.db.transaction().execute(async (tx) => {
    const due = await takeDueReminders(tx, ground.clock(), mostAtOnce);
    for (const booking of due) if (booking.wants_reminders) await tell(tx, "reminder", booking, ground);
    return due.length;
  });
  if (count > 0) ground.nudgeDeliveries();
}
