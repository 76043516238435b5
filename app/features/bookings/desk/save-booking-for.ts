import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { isIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { asksOf } from "../rules/asks-of.ts";
import { type BookingProblems, type BookingValues, checkBooking } from "../rules/check-booking.ts";
import { factsOfKind, kindOfSlug } from "../rules/facts-of-kind.ts";

/** A booking by hand that was refused. */
export type RefusedBooking = {
  values: BookingValues;
  problems: BookingProblems;
  notice?: "gone" | "tooMany" | "repeated" | undefined;
};

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Books for somebody by the rules for visitors; the notice and limits by network are for visitors alone. */
export async function saveBookingFor({ request, context }: Posted) {
  const services = servicesOf(context);
  const fields = await readFields(request);
  const key = fields.idempotency_key ?? "";
  const facts = factsOfKind(services.facts(), kindOfSlug(services.facts(), fields.kind ?? "")?.id ?? "");
  const { kind } = facts;
  const asks = asksOf(facts);
  // The owner may leave questions open.
  const questions = asks.questions.map((question) => ({ ...question, isNeeded: false }));
  const checked = checkBooking({ ...fields, timeZone: "" }, { ...asks, questions });
  const refuse = (status: number, more: Partial<RefusedBooking>) =>
    data({ values: checked.values, problems: {}, ...more } satisfies RefusedBooking, status);
  if (!checked.ok) return refuse(422, { problems: checked.problems });
  const idempotencyKey = isIdempotencyKey(key) ? key : undefined;
  const outcome = await services.bookings.book({
    request: checked.request,
    kindId: kind?.id,
    idempotencyKey,
    network: undefined,
    isByOwner: true,
  });
  if (outcome.kind === "booked") return redirect(deskPaths.booking(outcome.booking.id, { flash: "booked" }), 303);
  if (outcome.kind === "slot taken") return refuse(409, { notice: "gone" });
  return outcome.kind === "too many" ? refuse(422, { notice: "tooMany" }) : refuse(422, { notice: "repeated" });
}
