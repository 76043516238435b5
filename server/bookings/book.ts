import { nanoid } from "nanoid";
import type { BookingRequest } from "#app/rules/booking/check-booking.ts";
import { isOpen } from "#app/rules/booking/open-slots.ts";
import { planReminder } from "#app/rules/booking/plan-reminder.ts";
import { wantsReminders } from "../tables/booking-reminders.ts";
import { type Booking, countUpcoming, findJustBooked, insertBooking } from "../tables/bookings.ts";
import { takeTurns } from "../tables/engine.ts";
import { noteContact } from "../tables/lead-contact.ts";
import type { Db } from "../tables/schema.ts";
import { type BookingGround, oneAtATime, tell } from "./booking-ground.ts";
import { type Calendar, lookAtCalendar, nextSlots } from "./free-slots.ts";

/** Nobody needs more at a time; whoever takes more keeps others out. */
const mostUpcoming = 10;
const keyLength = 32;

export type BookOutcome =
  | { kind: "booked"; booking: Booking }
  /** Somebody has it, or it never was one; `slots` were free when that was found. */
  | { kind: "gone"; slots: number[] }
  | { kind: "too many" };

/** Gives an hour to the first who asks for it, with the mails that follow, in one transaction. */
export async function book(request: BookingRequest, ground: BookingGround): Promise<BookOutcome> {
  const outcome = await ground.db.transaction().execute(async (tx): Promise<BookOutcome> => {
    await takeTurns(tx, oneAtATime);
    await takeTurns(tx, `lead ${request.email.toLowerCase()}`);
    const calendar = await lookAtCalendar(tx, ground);
    if (!isOpen(request.startMs, calendar)) return answerTaken(tx, request, calendar);
    const booking = await makeBooking(tx, request, ground);
    if ((await countUpcoming(tx, booking.email_folded, calendar.nowMs)) >= mostUpcoming) return { kind: "too many" };
    if (!(await insertBooking(tx, booking))) return { kind: "gone", slots: nextSlots(calendar) };
    const { name, email } = booking;
    await noteContact(tx, { name, email, cameBy: "booking", nowMs: calendar.nowMs, makeId: nanoid });
    await tell(tx, "booked", booking, ground);
    return { kind: "booked", booking };
  });
  if (outcome.kind === "booked") ground.nudgeDeliveries();
  return outcome;
}

/** Whoever asks again because no answer came would otherwise take a second hour. */
async function answerTaken(tx: Db, request: BookingRequest, calendar: Calendar): Promise<BookOutcome> {
  const booking = await findJustBooked(tx, request, calendar.nowMs);
  return booking ? { kind: "booked", booking } : { kind: "gone", slots: nextSlots(calendar) };
}

async function makeBooking(tx: Db, request: BookingRequest, { facts, clock }: BookingGround): Promise<Booking> {
  const nowMs = clock();
  const folded = request.email.toLowerCase();
  return {
    id: nanoid(),
    link_key: nanoid(keyLength),
    start_at: request.startMs,
    end_at: request.startMs + facts().booking.lengthMinutes * 60_000,
    state: "booked",
    name: request.name,
    email: request.email,
    email_folded: folded,
    time_zone: request.timeZone,
    notes: request.notes,
    revision: 0,
    remind_at: planReminder(request.startMs, nowMs),
    wants_reminders: (await wantsReminders(tx, folded)) ? 1 : 0,
    created_at: nowMs,
    changed_at: nowMs,
  };
}
