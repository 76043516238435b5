import { type BookingProblems, checkBooking } from "#app/rules/bookings/check-booking.ts";
import { factsOfKind } from "#app/rules/bookings/facts-of-kind.ts";
import { questionsOf } from "#app/rules/bookings/session-kind.ts";
import { isIdempotencyKey } from "#app/rules/http/idempotency-key.ts";
import { judgeSender } from "#app/rules/leads/judge-sender.ts";
import type { Services } from "#server/services.ts";

type SubmittedBooking = Parameters<Services["bookings"]["book"]>[0];
type BookOutcome = Awaited<ReturnType<Services["bookings"]["book"]>>;

export type PostedBooking = {
  /** The kind of session; empty for the free audit. */
  kindId: string;
  sent: Partial<Record<string, unknown>>;
  headers: Headers;
  network: SubmittedBooking["network"];
};

export type PostOutcome =
  | BookOutcome
  | { kind: "wrong"; problems: BookingProblems }
  /** Probably spam, by the fields that people neither see nor change. */
  | { kind: "odd" }
  | { kind: "bad key" };

/** Checks and books a posted form or JSON; all bookings come this way. */
export async function postBooking(
  { kindId, sent, headers, network }: PostedBooking,
  services: Services,
): Promise<PostOutcome> {
  const idempotencyKey = headers.get("Idempotency-Key") ?? (textOf(sent.idempotency_key) || undefined);
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) return { kind: "bad key" };
  const sender = { trap: textOf(sent.subject), madeAt: textOf(sent.at), nowMs: services.clock() };
  if (judgeSender(sender)) return { kind: "odd" };
  const { kind } = factsOfKind(services.facts(), kindId);
  const checked = checkBooking(sent, questionsOf(kind?.questions));
  if (!checked.ok) return { kind: "wrong", problems: checked.problems };
  const wantsLetters = Boolean(sent.consent);
  return services.bookings.book({ request: checked.request, kindId, idempotencyKey, network, wantsLetters });
}

/** A value that no form could send counts as filled in. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "?";
}
