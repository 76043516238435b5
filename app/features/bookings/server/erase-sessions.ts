import { nanoid } from "nanoid";
import type { Db } from "#platform/engine/server/schema.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { uidOf } from "./booking-appointment.ts";
import { caldavCalendar } from "./busy/connected-calendars.ts";
import { deleteCopy, listCopiesOf } from "./queries/calendar-copies.ts";

/** Deletes a person's sessions, and queues their removal from the owner's calendar if it is known. */
export async function eraseSessions(tx: Db, emailFolded: string, nowMs: number, settings?: Settings): Promise<void> {
  if (settings) await removeCopies(tx, emailFolded, nowMs, settings);
  await tx.deleteFrom("bookings").where("email_folded", "=", emailFolded).execute();
}

async function removeCopies(tx: Db, emailFolded: string, nowMs: number, settings: Settings) {
  const calendar = caldavCalendar(settings);
  const sessions = calendar ? await listCopiesOf(tx, calendar.id, emailFolded) : [];
  for (const session of sessions) {
    const removal = { bookingId: session.id, uid: uidOf(session, settings), sequence: session.revision };
    await deleteCopy(tx, session.id);
    await addDelivery(tx, {
      id: nanoid(),
      destination: "caldav",
      body: JSON.stringify({ ...removal, isForced: true }),
      createdAt: nowMs,
    });
  }
}
