import { idempotencyKeyShape } from "#platform/http/idempotency-key.ts";
import type { Services } from "#platform/http/services.ts";
import { asksOf } from "../../rules/asks-of.ts";
import { maxUpcomingOfMailbox, readInstant } from "../../rules/check-booking.ts";
import { factsOfKind } from "../../rules/facts-of-kind.ts";
import { type PostedBooking, type PostOutcome, postBooking } from "./post-booking.ts";
import { readDay, toIso } from "./read-calendar.ts";

const maxDays = 31;

const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

export const wantsJson = (request: Request) => /\bapplication\/json\b/i.test(request.headers.get("Accept") ?? "");
export const isJson = (request: Request) => /^application\/json\b/i.test(request.headers.get("Content-Type") ?? "");

function slotList(services: Services, kindId: string, slots: readonly number[]) {
  const facts = factsOfKind(services.facts(), kindId);
  const { timeZone, lengthMinutes } = facts.booking;
  const asked = Object.entries(asksOf(facts)).filter(([, each]) => each.length > 0);
  return { timeZone, lengthMinutes, slots: toIso(slots), ...Object.fromEntries(asked) };
}

/** The free hours as JSON: from a day in the business's time zone, at most 31 days. */
export async function respondWithSlots(request: Request, services: Services, kindId: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [from, days] = [searchParams.get("from"), searchParams.get("days")];
  const fields: Record<string, string> = {};
  if (from && !readDay(from)) fields.from = "give a date such as 2026-12-10";
  if (days && !/^[1-9]\d*$/.test(days)) fields.days = `give a whole number up to ${maxDays}`;
  if (Object.keys(fields).length > 0) return jsonResponse(422, { error: "These days cannot be looked up.", fields });
  const slots = await services.bookings.freeSlots({
    from: readDay(from) || undefined,
    days: Math.min(Number(days || maxDays), maxDays),
    kindId,
  });
  return jsonResponse(200, slotList(services, kindId, slots));
}

type Network = PostedBooking["network"];

/** Accepts a booking as JSON. */
export async function respondToBooking(
  request: Request,
  services: Services,
  { kindId, network }: { kindId: string; network: Network },
): Promise<Response> {
  const sent = await readObject(request);
  if (!sent) return jsonResponse(400, { error: "This is not a JSON object." });
  const outcome = await postBooking({ kindId, sent, headers: request.headers, network }, services);
  if (outcome.kind === "booked") return jsonResponse(201, describe(services, outcome.booking));
  if (outcome.kind === "repeated") return jsonResponse(201, timesOf(outcome.booking));
  if (outcome.kind === "slot taken") return goneResponse(services, kindId, outcome.slots);
  return refusedResponse(outcome, services.facts().contact.email);
}

type Refused = Exclude<PostOutcome, { kind: "booked" | "repeated" | "slot taken" }>;

function refusedResponse(outcome: Refused, contact: string): Response {
  const wrong = (error: string, fields?: object) => jsonResponse(422, { error, fields });
  switch (outcome.kind) {
    case "wrong":
      return wrong("Some fields cannot be used.", outcome.problems);
    case "odd":
      return wrong("This looks like a robot. Send the booking's fields alone, without those that only our form has.");
    case "bad key":
      return wrong("The key cannot be used.", { "Idempotency-Key": idempotencyKeyShape });
    case "idempotency key reused":
      return wrong("This key was used for another booking.", {
        "Idempotency-Key": "give each booking a key of its own",
      });
    case "too many": {
      const error = `${maxUpcomingOfMailbox} sessions are booked under this address already. Cancel one first, or write to us.`;
      return jsonResponse(422, { error, fields: { email: "too many" }, contact });
    }
    case "network limit": {
      const error = "Your network has booked as many sessions as it can within a day. Write to us for more.";
      return jsonResponse(429, { error, contact }, { "Retry-After": String(outcome.retryAfterSeconds) });
    }
  }
}

/** Moves a booking, as JSON. */
export async function respondToMove(key: string, request: Request, services: Services): Promise<Response> {
  const sent = await readObject(request);
  const startMs = typeof sent?.start === "string" ? readInstant(sent.start) : undefined;
  if (startMs === undefined) return jsonResponse(422, { error: "This is no time.", fields: { start: "malformed" } });
  const outcome = await services.bookings.move(key, startMs);
  if (outcome.kind === "slot taken") {
    const { kind_id = "" } = (await services.bookings.find(key)) ?? {};
    return goneResponse(services, kind_id, outcome.slots);
  }
  if (outcome.kind === "closed") return jsonResponse(404, { error: "There is no such session to move." });
  return jsonResponse(200, describe(services, outcome.booking));
}

const goneResponse = (services: Services, kindId: string, slots: readonly number[]) =>
  jsonResponse(409, { error: "This hour is not free.", ...slotList(services, kindId, slots) });

async function readObject(request: Request): Promise<Record<string, unknown> | undefined> {
  const sent: unknown = await request.json().catch(() => undefined);
  return typeof sent === "object" && sent !== null ? (sent as Record<string, unknown>) : undefined;
}

type Booking = Parameters<Services["bookings"]["links"]>[0];

function describe({ bookings }: Services, booking: Booking) {
  const { page, move, cancel, file } = bookings.links(booking);
  return {
    id: booking.id,
    ...timesOf(booking),
    links: { page, move, cancel, calendar: file },
  };
}

const timesOf = ({ start_at, end_at }: Pick<Booking, "start_at" | "end_at">) => ({
  start: new Date(start_at).toISOString(),
  end: new Date(end_at).toISOString(),
});
