import { createHash } from "node:crypto";
import { nanoid } from "nanoid";
import type { BookingRequest } from "#app/rules/bookings/check-booking.ts";
import { isOpen } from "#app/rules/bookings/open-slots.ts";
import { planReminder } from "#app/rules/bookings/session-times.ts";
import { foldMailbox } from "#app/rules/mail/fold-mailbox.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { wantsReminders } from "#server/tables/bookings/booking-reminders.ts";
import { type Booking, findBookingByKey, findJustBooked, insertBooking } from "#server/tables/bookings/bookings.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import { noteContact } from "#server/tables/leads/lead-contact.ts";
import type { Db } from "#server/tables/schema.ts";
import { type BookingDeps, oneAtATime, tell } from "./booking-deps.ts";
import { type BookingLimit, findLimit } from "./booking-limits.ts";
import { type Calendar, loadCalendar, nextSlots } from "./free-slots.ts";

const keyLength = 32;

export type SubmittedBooking = {
  request: BookingRequest;
  /** A sender may repeat the request under it. */
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
};

export type BookOutcome =
  | { kind: "booked"; booking: Booking }
  /** The same words a moment ago, without that request's key: the answer has no links. */
  | { kind: "repeated"; booking: Pick<Booking, "start_at" | "end_at"> }
  | { kind: "other body under this key" }
  /** Taken, or never offered; `slots` were free at that moment. */
  | { kind: "gone"; slots: number[] }
  | BookingLimit;

/** Books an hour for the first who asks, with the mails it causes, in one transaction. */
export async function book(submitted: SubmittedBooking, deps: BookingDeps): Promise<BookOutcome> {
  const outcome = await deps.db.transaction().execute(async (tx): Promise<BookOutcome> => {
    await advisoryLock(tx, oneAtATime);
    const booking = await makeBooking(tx, submitted, deps);
    const known = submitted.idempotencyKey && (await findBookingByKey(tx, submitted.idempotencyKey));
    if (known) return repeatKnown(known, booking);
    await advisoryLock(tx, `lead ${booking.email_folded}`);
    const calendar = await loadCalendar(tx, deps);
    if (!isOpen(booking.start_at, calendar)) return refuseTaken(tx, booking, calendar);
    const limit = await findLimit(tx, booking);
    if (limit) return limit;
    if (!(await insertBooking(tx, booking))) return { kind: "gone", slots: nextSlots(calendar) };
    const { name, email } = booking;
    await noteContact(tx, { name, email, source: "booking", nowMs: calendar.nowMs, makeId: nanoid });
    await tell(tx, "booked", booking, deps);
    return { kind: "booked", booking };
  });
  if (outcome.kind === "booked") deps.wakeDeliveries();
  return outcome;
}

const repeatKnown = (known: Booking, booking: Booking): BookOutcome =>
  known.body_hash === booking.body_hash ? { kind: "booked", booking: known } : { kind: "other body under this key" };

/** A repeat is told that the hour is theirs; their mail and their key have the links. */
async function refuseTaken(tx: Db, { start_at, body_hash }: Booking, calendar: Calendar): Promise<BookOutcome> {
  const same = await findJustBooked(tx, start_at, body_hash, calendar.nowMs);
  return same ? { kind: "repeated", booking: same } : { kind: "gone", slots: nextSlots(calendar) };
}

async function makeBooking(tx: Db, submitted: SubmittedBooking, { facts, clock }: BookingDeps): Promise<Booking> {
  const nowMs = clock();
  const { request, network } = submitted;
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
    network: network?.network ?? "",
    wide_network: network?.wideNetwork ?? "",
    mailbox: foldMailbox(request.email),
    idempotency_key: submitted.idempotencyKey ?? null,
    body_hash: hashRequest(request),
    no_show: 0,
  };
}

const hashRequest = (request: BookingRequest) =>
  createHash("sha256").update(JSON.stringify(request)).digest("base64url");
