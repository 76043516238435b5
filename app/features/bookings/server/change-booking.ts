import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { isSlotAvailable } from "../rules/open-slots.ts";
import { planReminder, reminderHoursOf } from "../rules/session-times.ts";
import type { BookingNews } from "../words/booking-mails.ts";
import { type BookingDeps, calendarLock, queueAsked, queueBookingMessages } from "./booking-deps.ts";
import { askCalendarsAbout, loadCalendar, nextSlots } from "./free-slots.ts";
import { type NetworkColumn, upcomingOfNetwork } from "./queries/booking-networks.ts";
import { type Booking, changeBooking, findBooking, findBookingById } from "./queries/bookings.ts";

export type MoveOutcome =
  | { kind: "moved"; booking: Booking }
  | { kind: "slot taken"; slots: number[] }
  /** Cancelled, begun, or never there. */
  | { kind: "closed" };

/** Whether a session is still to come, so that it can be moved or cancelled. */
export const isChangeable = (
  { state, start_at }: Pick<Booking, "state" | "start_at">,
  nowMs: number,
  untilHours = 0,
): boolean => state === "booked" && start_at - untilHours * hourMs > nowMs;

const hourMs = 60 * 60 * 1000;

/** Visitors may change a session until a limit that the owner sets; the owner may until it begins. */
const limitFor = (about: BookingNews, { facts }: BookingDeps) =>
  about === "moved" || about === "cancelled" ? facts().booking.changeUntilHours : 0;

type Move = {
  find: (tx: Db) => Promise<Booking | undefined>;
  startMs: number;
  about: "moved" | "moved by us";
  note?: string;
};

/** Moves a booking to another hour, and frees the old one. */
async function move({ find, startMs, about, note }: Move, deps: BookingDeps): Promise<MoveOutcome> {
  const nowMs = deps.clock();
  const found = await find(deps.db);
  const calendarOf = ({ kind_id, id }: Booking) => ({
    ...{ kindId: kind_id, except: id },
    isByOwner: about === "moved by us",
  });
  if (found) await askCalendarsAbout(startMs, deps, calendarOf(found));
  const outcome = await deps.db.transaction().execute(async (tx): Promise<MoveOutcome> => {
    await advisoryLock(tx, calendarLock);
    const booking = await find(tx);
    if (!booking || !isChangeable(booking, nowMs, limitFor(about, deps))) return { kind: "closed" };
    if (booking.start_at === startMs) return { kind: "moved", booking };
    const calendar = await loadCalendar(tx, deps, calendarOf(booking));
    if (!isSlotAvailable(startMs, calendar)) return { kind: "slot taken", slots: nextSlots(calendar) };
    const moved = await changeBooking(tx, booking.id, {
      start_at: startMs,
      end_at: startMs + calendar.facts.lengthMinutes * 60_000,
      remind_at: planReminder(startMs, nowMs, reminderHoursOf(calendar.facts)),
      changed_at: nowMs,
    });
    if (!moved) return { kind: "closed" };
    await queueBookingMessages(tx, about, moved, deps, { note });
    await queueAsked(tx, moved, await deps.emit(tx, "moved", { booking: moved, nowMs }), deps);
    return { kind: "moved", booking: moved };
  });
  if (outcome.kind === "moved") deps.wakeDeliveries();
  return outcome;
}

/** By the visitor, through the private link. */
export const moveByLink = (linkKey: string, startMs: number, deps: BookingDeps) =>
  move({ find: (tx) => findBooking(tx, linkKey), startMs, about: "moved" }, deps);

/** By the owner, within the rules of the calendar but without its notice; the visitor gets a mail with the note. */
export const moveById = (id: string, startMs: number, note: string, deps: BookingDeps) =>
  move({ find: (tx) => findBookingById(tx, id), startMs, about: "moved by us", note }, deps);

type Finding = (tx: Db) => Promise<readonly (Booking | undefined)[]>;
type Cancelling = { find: Finding; about: "cancelled" | "called off"; note?: string };

/** Cancels bookings that are still to come, with the mails it causes, in one transaction. Returns their number. */
async function cancel({ find, about, note }: Cancelling, deps: BookingDeps): Promise<number> {
  const nowMs = deps.clock();
  const count = await deps.db.transaction().execute(async (tx) => {
    await advisoryLock(tx, calendarLock);
    let cancelled = 0;
    for (const booking of await find(tx)) {
      if (!booking || !isChangeable(booking, nowMs, limitFor(about, deps))) continue;
      const changed = await changeBooking(tx, booking.id, { state: "cancelled", remind_at: null, changed_at: nowMs });
      if (!changed) continue;
      await queueBookingMessages(tx, about, changed, deps, { note });
      await queueAsked(tx, changed, await deps.emit(tx, "cancelled", { booking: changed, nowMs }), deps);
      cancelled += 1;
    }
    return cancelled;
  });
  if (count > 0) deps.wakeDeliveries();
  return count;
}

/** By the visitor, through the private link. False if there was nothing left to cancel. */
export const cancelByLink = async (linkKey: string, deps: BookingDeps) =>
  (await cancel({ find: async (tx) => [await findBooking(tx, linkKey)], about: "cancelled" }, deps)) > 0;

/** By the owner; the visitor gets a mail with the note. False if there was nothing left to cancel. */
export const cancelById = async (id: string, note: string, deps: BookingDeps) =>
  (await cancel({ find: async (tx) => [await findBookingById(tx, id)], about: "called off", note }, deps)) > 0;

/**
 * By the owner: every session to come from the network of one booking; each visitor gets a mail. Returns their number.
 */
export function cancelNetwork(id: string, column: NetworkColumn, deps: BookingDeps): Promise<number> {
  const find: Finding = async (tx) => {
    const network = (await findBookingById(tx, id))?.[column];
    return network ? upcomingOfNetwork(tx, column, network, deps.clock()) : [];
  };
  return cancel({ find, about: "called off" }, deps);
}
