import { isOpen } from "#app/rules/booking/open-slots.ts";
import { planReminder } from "#app/rules/booking/plan-reminder.ts";
import { type NetworkColumn, upcomingOfNetwork } from "../tables/booking-networks.ts";
import { type Booking, changeBooking, findBooking, findBookingById } from "../tables/bookings.ts";
import { takeTurns } from "../tables/engine.ts";
import type { Db } from "../tables/schema.ts";
import { type BookingGround, oneAtATime, tell } from "./booking-ground.ts";
import { lookAtCalendar, nextSlots } from "./free-slots.ts";

export type MoveOutcome =
  | { kind: "moved"; booking: Booking }
  | { kind: "gone"; slots: number[] }
  /** Cancelled, begun, or never there. */
  | { kind: "closed" };

/** Whether a session is still to come, so that it can be moved or cancelled. */
export const isChangeable = ({ state, start_at }: Pick<Booking, "state" | "start_at">, nowMs: number) =>
  state === "booked" && start_at > nowMs;

/** Gives a booking another hour, and frees the one it had. */
export async function moveBooking(linkKey: string, startMs: number, ground: BookingGround): Promise<MoveOutcome> {
  const nowMs = ground.clock();
  const outcome = await ground.db.transaction().execute(async (tx): Promise<MoveOutcome> => {
    await takeTurns(tx, oneAtATime);
    const booking = await findBooking(tx, linkKey);
    if (!booking || !isChangeable(booking, nowMs)) return { kind: "closed" };
    if (booking.start_at === startMs) return { kind: "moved", booking };
    const calendar = await lookAtCalendar(tx, ground, booking.id);
    if (!isOpen(startMs, calendar)) return { kind: "gone", slots: nextSlots(calendar) };
    const moved = await changeBooking(tx, booking.id, {
      start_at: startMs,
      end_at: startMs + calendar.facts.lengthMinutes * 60_000,
      remind_at: planReminder(startMs, nowMs),
      changed_at: nowMs,
    });
    if (!moved) return { kind: "closed" };
    await tell(tx, "moved", moved, ground);
    return { kind: "moved", booking: moved };
  });
  if (outcome.kind === "moved") ground.nudgeDeliveries();
  return outcome;
}

type Finding = (tx: Db) => Promise<readonly (Booking | undefined)[]>;

/** Cancels what is found and still to come, with the mails that follow, in one transaction. How many that were. */
async function cancel(find: Finding, about: "cancelled" | "called off", ground: BookingGround): Promise<number> {
  const nowMs = ground.clock();
  const count = await ground.db.transaction().execute(async (tx) => {
    await takeTurns(tx, oneAtATime);
    let cancelled = 0;
    for (const booking of await find(tx)) {
      if (!booking || !isChangeable(booking, nowMs)) continue;
      const changed = await changeBooking(tx, booking.id, { state: "cancelled", remind_at: null, changed_at: nowMs });
      if (!changed) continue;
      await tell(tx, about, changed, ground);
      cancelled += 1;
    }
    return cancelled;
  });
  if (count > 0) ground.nudgeDeliveries();
  return count;
}

/** By the visitor, through the private link. False where there was nothing left to cancel. */
export const cancelByLink = async (linkKey: string, ground: BookingGround) =>
  (await cancel(async (tx) => [await findBooking(tx, linkKey)], "cancelled", ground)) > 0;

/** By the owner; the visitor is told. False where there was nothing left to cancel. */
export const cancelBooking = async (id: string, ground: BookingGround) =>
  (await cancel(async (tx) => [await findBookingById(tx, id)], "called off", ground)) > 0;

/** By the owner: all that is to come from the network of one booking; each visitor is told. How many that were. */
export const cancelNetwork = (id: string, column: NetworkColumn, ground: BookingGround) =>
  cancel(
    async (tx) => {
      const network = (await findBookingById(tx, id))?.[column];
      return network ? upcomingOfNetwork(tx, column, network, ground.clock()) : [];
    },
    "called off",
    ground,
  );
