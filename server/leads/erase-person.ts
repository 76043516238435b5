import { nanoid } from "nanoid";
import { uidOf } from "#server/bookings/booking-appointment.ts";
import { caldavCalendar } from "#server/bookings/busy/connected-calendars.ts";
import type { Settings } from "#server/settings.ts";
import { deleteCopy, listCopiesOf } from "#server/tables/bookings/calendar-copies.ts";
import { type Erasure, eraseEverythingAbout } from "#server/tables/leads/person.ts";
import { addDelivery } from "#server/tables/outbox/add-delivery.ts";
import type { Db } from "#server/tables/schema.ts";

export type ErasePersonDeps = { db: Db; clock: () => number; settings: Settings; wakeDeliveries: () => void };

/** Deletes everything about one person here, and queues the removal of their sessions from the owner's calendar. */
export async function erasePerson(emailFolded: string, deps: ErasePersonDeps): Promise<Erasure> {
  const { db, clock, settings, wakeDeliveries } = deps;
  const calendar = caldavCalendar(settings);
  const nowMs = clock();
  const outcome = await eraseEverythingAbout(db, emailFolded, {
    nowMs,
    async prepare(tx) {
      const sessions = calendar ? await listCopiesOf(tx, calendar.id, emailFolded) : [];
      return async () => {
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
      };
    },
  });
  if (outcome === "erased") wakeDeliveries();
  return outcome;
}
