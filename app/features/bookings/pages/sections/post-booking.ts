import { judgeSender } from "#features/leads/rules/judge-sender.ts";
import { isIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { pageTokenHeader } from "#platform/http/page-token-header.ts";
import type { Services } from "#platform/http/services.ts";
import { asksOf } from "../../rules/asks-of.ts";
import { type BookingProblems, checkBooking } from "../../rules/check-booking.ts";
import { factsOfKind } from "../../rules/facts-of-kind.ts";

type SubmittedBooking = Parameters<Services["bookings"]["book"]>[0];
type BookOutcome = Awaited<ReturnType<Services["bookings"]["book"]>>;

export type PostedBooking = {
  /** The kind of session; empty for the consultation. */
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
  const { madeAt, isFromPage } = services.pageTokens.read(textOf(sent.at));
  if (judgeSender({ trap: textOf(sent.subject), madeAt, nowMs: services.clock() })) return { kind: "odd" };
  const isOurs = isFromPage || services.pageTokens.read(headers.get(pageTokenHeader)).isFromPage;
  const checked = checkBooking(sent, asksOf(factsOfKind(services.facts(), kindId)));
  if (!checked.ok) return { kind: "wrong", problems: checked.problems };
  const wantsLetters = Boolean(sent.consent);
  const { request } = checked;
  const outcome = await services.bookings.book({
    ...{ request, kindId, idempotencyKey, network, wantsLetters, askedId: textOf(sent.asked) },
    isFromPage: isOurs,
  });
  if (outcome.kind === "network limit")
    services.refusals.note({ kind: "bookings", network: network?.hash ?? "", taken: outcome.max });
  return outcome;
}

/** A value that no form could send counts as filled in. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "?";
}
