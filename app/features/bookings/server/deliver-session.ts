import type { Db } from "#platform/engine/server/schema.ts";
import type { WebhookOutcome } from "#platform/outbox/server/webhooks/send-webhook.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { caldavAccount, caldavCalendar } from "./busy/connected-calendars.ts";
import { type EventWrite, writeCaldav } from "./calendars/write-caldav.ts";
import { findBookingById } from "./queries/bookings.ts";
import { deleteCopy, noteCopy } from "./queries/calendar-copies.ts";

type Deps = { db: Db; settings: Settings; clock: () => number };
type Write = EventWrite & { bookingId: string };

const timeoutMs = 20_000;

/**
 * Writes a session into the owner's calendar. One that was changed since is left to the message of that change, so
 * messages may come in any order.
 */
export async function deliverSession(body: string, deps: Deps, stopped: AbortSignal): Promise<WebhookOutcome> {
  const { db, settings, clock } = deps;
  const account = caldavAccount(settings);
  const write = JSON.parse(body) as Write;
  const limits = () => ({ untilMs: performance.now() + timeoutMs, stopped });
  if (!account) return { kind: "unreachable", reason: "no address is set" };
  // Nothing is written of a session whose visitor was erased.
  const isOvertaken = async () => {
    const booking = await findBookingById(db, write.bookingId);
    return booking ? booking.revision > write.sequence : write.ics !== undefined;
  };
  if (await isOvertaken()) return { kind: "delivered", status: 204 };
  const outcome = await writeCaldav(account, write, limits());
  if (outcome.kind !== "delivered") return outcome;
  if (write.ics === undefined) await deleteCopy(db, write.bookingId);
  else await noteCopy(db, copyOf(write, settings, clock()));
  // The message of a change during this write may have found nothing to remove, so it is done once more.
  if (!(await isOvertaken())) return outcome;
  if ((await findBookingById(db, write.bookingId))?.state === "booked") return outcome;
  return writeCaldav(account, { ...write, ics: undefined }, limits());
}

const copyOf = ({ bookingId, sequence }: Write, settings: Settings, nowMs: number) => ({
  booking_id: bookingId,
  calendar_id: caldavCalendar(settings)?.id ?? "",
  sequence,
  written_at: nowMs,
});
