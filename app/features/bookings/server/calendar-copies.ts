import { nanoid } from "nanoid";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { calendarMessage } from "./booking-messages.ts";
import { caldavCalendar } from "./busy/connected-calendars.ts";
import { findBookingById } from "./queries/bookings.ts";
import { type CopyDifference, listDifferences, listUnwritten, noteCopy } from "./queries/calendar-copies.ts";

/**
 * Sessions that the owner moved or removed in their calendar. The desk asks about them; the site never follows by
 * itself.
 */
export async function copyDifferences({ db, settings, clock }: BookingDeps): Promise<CopyDifference[]> {
  const calendar = caldavCalendar(settings);
  return calendar ? listDifferences(db, calendar.id, clock()) : [];
}

/** Queues the sessions to come that the owner's calendar does not have yet. */
export async function writeMissing(deps: BookingDeps): Promise<void> {
  const { db, settings, clock } = deps;
  const calendar = caldavCalendar(settings);
  if (!calendar || (await listUnwritten(db, calendar.id, clock())).length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const booking of await listUnwritten(tx, calendar.id, clock())) {
      await noteCopy(tx, { booking_id: booking.id, calendar_id: calendar.id, sequence: -1, written_at: clock() });
      await queue(booking, false, { ...deps, db: tx });
    }
  });
  deps.wakeDeliveries();
}

/** Writes a session into the owner's calendar again. False if there is no such session. */
export async function putBack(id: string, deps: BookingDeps): Promise<boolean> {
  const booking = await findBookingById(deps.db, id);
  const calendar = caldavCalendar(deps.settings);
  if (!booking || !calendar) return false;
  await deps.db.transaction().execute(async (tx) => {
    await noteCopy(tx, { booking_id: id, calendar_id: calendar.id, sequence: -1, written_at: deps.clock() });
    await queue(booking, true, { ...deps, db: tx });
  });
  deps.wakeDeliveries();
  return true;
}

const queue = (booking: Parameters<typeof calendarMessage>[0], isForced: boolean, deps: BookingDeps) =>
  addDelivery(deps.db, {
    id: nanoid(),
    ...calendarMessage(booking, { facts: deps.facts(), settings: deps.settings }, isForced),
    about: booking.email_folded,
    createdAt: deps.clock(),
  });
