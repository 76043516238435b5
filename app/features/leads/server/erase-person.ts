import { nanoid } from "nanoid";
import { uidOf } from "#features/bookings/server/booking-appointment.ts";
import { caldavCalendar } from "#features/bookings/server/busy/connected-calendars.ts";
import { deleteCopy, listCopiesOf } from "#features/bookings/server/queries/calendar-copies.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Server } from "#platform/process/server/server.ts";
import { type Erasure, eraseEverythingAbout } from "./queries/person.ts";

export type ErasePersonDeps = Pick<Server, "db" | "clock" | "settings" | "wakeDeliveries" | "features">;

/** Deletes everything about one person here, and queues the removal of their sessions from the owner's calendar. */
export async function erasePerson(emailFolded: string, deps: ErasePersonDeps): Promise<Erasure> {
  const { db, clock, settings, wakeDeliveries, features } = deps;
  const calendar = caldavCalendar(settings);
  const nowMs = clock();
  const outcome = await eraseEverythingAbout(db, emailFolded, {
    nowMs,
    features,
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
