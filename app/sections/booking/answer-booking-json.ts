import { checkBooking, readInstant } from "#app/rules/booking/check-booking.ts";
import type { Edges } from "#server/edges.ts";
import { readDay, toIso } from "./read-calendar.ts";

const mostDays = 31;

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

export const wantsJson = (request: Request) => /\bapplication\/json\b/i.test(request.headers.get("Accept") ?? "");
export const isJson = (request: Request) => /^application\/json\b/i.test(request.headers.get("Content-Type") ?? "");

/** What every list of hours says beside them. */
function slotList(edges: Edges, slots: readonly number[]) {
  const { timeZone, lengthMinutes } = edges.facts().booking;
  return { timeZone, lengthMinutes, slots: toIso(slots) };
}

/** The free hours, for programs: from a day on the owner's calendar, for at most 31 days. */
export async function answerSlots(request: Request, edges: Edges): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [from, days] = [searchParams.get("from"), searchParams.get("days")];
  const fields: Record<string, string> = {};
  if (from && !readDay(from)) fields.from = "give a date such as 2026-12-10";
  if (days && !/^[1-9]\d*$/.test(days)) fields.days = `give a whole number up to ${mostDays}`;
  if (Object.keys(fields).length > 0) return answer(422, { error: "These days cannot be looked up.", fields });
  const slots = await edges.bookings.freeSlots({
    from: readDay(from) || undefined,
    days: Math.min(Number(days || mostDays), mostDays),
  });
  return answer(200, slotList(edges, slots));
}

/** Takes a booking that a program sends. */
export async function answerBooking(request: Request, edges: Edges): Promise<Response> {
  const sent = await readObject(request);
  if (!sent) return answer(400, { error: "This is not a JSON object." });
  const checked = checkBooking(sent);
  if (!checked.ok) return answer(422, { error: "Some fields cannot be used.", fields: checked.problems });
  const outcome = await edges.bookings.book(checked.request);
  if (outcome.kind === "gone") return answerGone(edges, outcome.slots);
  if (outcome.kind === "too many")
    return answer(422, { error: "Too many sessions under this address.", fields: { email: "too many" } });
  return answer(201, describe(edges, outcome.booking));
}

/** Gives a booking the hour that a program sends. */
export async function answerMove(key: string, request: Request, edges: Edges): Promise<Response> {
  const sent = await readObject(request);
  const startMs = readInstant(String(sent?.start));
  if (startMs === undefined) return answer(422, { error: "This is no time.", fields: { start: "malformed" } });
  const outcome = await edges.bookings.move(key, startMs);
  if (outcome.kind === "gone") return answerGone(edges, outcome.slots);
  if (outcome.kind === "closed") return answer(404, { error: "There is no such session to move." });
  return answer(200, describe(edges, outcome.booking));
}

const answerGone = (edges: Edges, slots: readonly number[]) =>
  answer(409, { error: "This hour is not free.", ...slotList(edges, slots) });

async function readObject(request: Request): Promise<Record<string, unknown> | undefined> {
  const sent: unknown = await request.json().catch(() => undefined);
  return typeof sent === "object" && sent !== null ? (sent as Record<string, unknown>) : undefined;
}

type Booking = Parameters<Edges["bookings"]["links"]>[0];

function describe({ bookings }: Edges, booking: Booking) {
  const { page, move, cancel, file } = bookings.links(booking);
  return {
    id: booking.id,
    start: new Date(booking.start_at).toISOString(),
    end: new Date(booking.end_at).toISOString(),
    links: { page, move, cancel, calendar: file },
  };
}
