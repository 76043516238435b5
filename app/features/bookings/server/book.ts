import { createHash } from "node:crypto";
import { nanoid } from "nanoid";
import { paths } from "#facts/paths.ts";
import { noteContact } from "#features/leads/server/queries/lead-contact.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { foldMailbox } from "#platform/mail/fold-mailbox.ts";
import { withdrawOvertaken } from "#platform/outbox/server/queries/withdraw-overtaken.ts";
import type { BookingRequest } from "../rules/check-booking.ts";
import { maxUpcomingOfMailbox } from "../rules/check-booking.ts";
import { factsOfKind } from "../rules/facts-of-kind.ts";
import { isSlotAvailable } from "../rules/open-slots.ts";
import { planReminder, reminderHoursOf } from "../rules/session-times.ts";
import { calendarCopy } from "../words/booking.ts";
import { bookingMailWords } from "../words/booking-mails.ts";
import { type Asked, findAsked } from "./asked.ts";
import { type BookingDeps, calendarLock, queueAsked, queueBookingMessages } from "./booking-deps.ts";
import { type BookingLimit, findLimit } from "./booking-limits.ts";
import { askCalendarsAbout, type Calendar, loadCalendar, nextSlots } from "./free-slots.ts";
import { wantsReminders } from "./queries/booking-reminders.ts";
import { type Booking, countUpcoming, findBookingByKey, findJustBooked, insertBooking } from "./queries/bookings.ts";
import { isKindThere } from "./queries/session-kinds.ts";

const keyLength = 32;

export type SubmittedBooking = {
  request: BookingRequest;
  /** The kind of session; the consultation without one. */
  kindId?: string | undefined;
  /** A sender may repeat the request under this key. */
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
  isByOwner?: boolean;
  /** It shows the token of a page of ours. */
  isFromPage?: boolean;
  wantsLetters?: boolean;
  /** The entry of the form that came before. */
  askedId?: string;
};

export type BookOutcome =
  | { kind: "booked"; booking: Booking }
  /** An identical request shortly before, without its key: the response has no links. */
  | { kind: "repeated"; booking: Pick<Booking, "start_at" | "end_at"> }
  | { kind: "idempotency key reused" }
  /** Taken, or never offered; `slots` were free at that moment. */
  | { kind: "slot taken"; slots: number[] }
  | BookingLimit;

/** Books the slot for the first request, with the mails it causes, in one transaction. */
export async function book(submitted: SubmittedBooking, deps: BookingDeps): Promise<BookOutcome> {
  const { kindId = "", isByOwner } = submitted;
  const limit = await findLimit(
    deps.db,
    { ...senderOf(submitted), created_at: deps.clock() },
    submitted.isFromPage === true,
  );
  if (!limit) await askCalendarsAbout(submitted.request.startMs, deps, { kindId, isByOwner });
  const outcome = await deps.db.transaction().execute(async (tx): Promise<BookOutcome> => {
    await advisoryLock(tx, calendarLock);
    const booking = await newBookingRow(tx, submitted, deps);
    const known = submitted.idempotencyKey && (await findBookingByKey(tx, submitted.idempotencyKey));
    if (known) return repeatKnown(known, booking);
    await advisoryLock(tx, `lead ${booking.email_folded}`);
    if (!(await isKindThere(tx, kindId))) return { kind: "slot taken", slots: [] };
    const calendar = await loadCalendar(tx, deps, { kindId, isByOwner });
    if (!isSlotAvailable(booking.start_at, calendar)) return refuseTaken(tx, booking, calendar);
    const limit = await findLimit(tx, booking, submitted.isFromPage === true);
    if (limit) return limit;
    if (!(await insertBooking(tx, booking))) return { kind: "slot taken", slots: nextSlots(calendar) };
    const { name, email } = booking;
    await noteContact(tx, { name, email, source: "booking", nowMs: calendar.nowMs, makeId: nanoid });
    const form = await findAsked(tx, submitted.askedId ?? "", calendar.nowMs);
    // The mail about the booking tells the owner of both.
    if (form) await withdrawOvertaken(tx, form.id, calendar.nowMs);
    const consent = hasAgreed(form, booking) ? undefined : consentOf(submitted, deps);
    const letters = await deps.emit(tx, "booked", { booking, consent, nowMs: calendar.nowMs });
    const upcoming = await countUpcoming(tx, booking, calendar.nowMs, "anywhere");
    const note = upcoming > maxUpcomingOfMailbox ? bookingMailWords(deps.facts()).further : undefined;
    await queueBookingMessages(tx, "booked", booking, deps, { note, asked: form });
    await queueAsked(tx, booking, letters, deps);
    return { kind: "booked", booking };
  });
  if (outcome.kind === "booked") deps.wakeDeliveries();
  return outcome;
}

const consentOf = ({ wantsLetters }: SubmittedBooking, { facts }: BookingDeps) =>
  wantsLetters ? { words: calendarCopy(facts()).consent, page: paths.bookConsultation() } : undefined;

/** Whether the form has asked for letters already. */
const hasAgreed = (asked: Asked | undefined, booking: Booking) =>
  asked?.lead.consent && foldEmail(asked.lead.email) === booking.email_folded;

const repeatKnown = (known: Booking, booking: Booking): BookOutcome =>
  known.body_hash === booking.body_hash ? { kind: "booked", booking: known } : { kind: "idempotency key reused" };

/**
 * A repeated request is told that the hour is booked, without the links: only the mail and the original key give those.
 */
async function refuseTaken(tx: Db, { start_at, body_hash }: Booking, calendar: Calendar): Promise<BookOutcome> {
  const same = await findJustBooked(tx, start_at, body_hash, calendar.nowMs);
  return same ? { kind: "repeated", booking: same } : { kind: "slot taken", slots: nextSlots(calendar) };
}

async function newBookingRow(tx: Db, submitted: SubmittedBooking, { facts, clock }: BookingDeps): Promise<Booking> {
  const nowMs = clock();
  const { request, kindId = "" } = submitted;
  const { booking } = factsOfKind(facts(), kindId);
  const folded = foldEmail(request.email);
  return {
    id: nanoid(),
    link_key: nanoid(keyLength),
    start_at: request.startMs,
    end_at: request.startMs + booking.lengthMinutes * 60_000,
    state: "booked",
    name: request.name,
    email: request.email,
    email_folded: folded,
    time_zone: request.timeZone,
    notes: request.notes,
    revision: 0,
    remind_at: planReminder(request.startMs, nowMs, reminderHoursOf(booking)),
    wants_reminders: (await wantsReminders(tx, folded)) ? 1 : 0,
    created_at: nowMs,
    changed_at: nowMs,
    ...senderOf(submitted),
    idempotency_key: submitted.idempotencyKey ?? null,
    body_hash: hashRequest(kindId ? { ...request, kindId } : request),
    no_show: 0,
    letter_at: null,
    kind_id: kindId,
    meeting: request.meeting,
    phone: request.phone,
  };
}

const senderOf = ({ request, network }: SubmittedBooking) => ({
  network: network?.hash ?? "",
  wide_network: network?.wideHash ?? "",
  mailbox: foldMailbox(request.email),
});

const hashRequest = (request: object) => createHash("sha256").update(JSON.stringify(request)).digest("base64url");
