import { isOpen } from "#app/rules/booking/open-slots.ts";
import { planReminder } from "#app/rules/booking/plan-reminder.ts";
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

type Finding = (tx: Db, name: string) => Promise<Booking | undefined>;

async function cancel(find: Finding, name: string, about: "cancelled" | "called off", ground: BookingGround) {
  const nowMs = ground.clock();
  const cancelled = await ground.db.transaction().execute(async (tx) => {
    await takeTurns(tx, oneAtATime);
    const booking = await find(tx, name);
    if (!booking || !isChangeable(booking, nowMs)) return undefined;
    const changed = await changeBooking(tx, booking.id, { state: "cancelled", remind_at: null, changed_at: nowMs });
    if (changed) await tell(tx, about, changed, ground);
    return changed;
  });
  if (cancelled) ground.nudgeDeliveries();
  return cancelled !== undefined;
}

/** By the visitor, through the private link. False where there was nothing left to cancel. */
export const cancelByLink = (linkKey: string, ground: BookingGround) =>
  cancel(findBooking, linkKey, "cancelled", ground);

/** By the owner; the visitor is told. False where there was nothing left to cancel. */
export const cancelBooking = (id: string, ground: BookingGround) => cancel(findBookingById, id, "called off", ground);
