import { data, redirect } from "react-router";
import { paths } from "#facts/paths.ts";
import type { Services } from "#platform/http/services.ts";
import { maxZoneCharacters } from "#platform/time/zoned-time.ts";
import { asksOf } from "../../rules/asks-of.ts";
import { type BookingProblems, type BookingValues, checkBooking } from "../../rules/check-booking.ts";
import { factsOfKind } from "../../rules/facts-of-kind.ts";
import { type PostedBooking, postBooking } from "./post-booking.ts";
import { type PlainCalendarData, readPlainCalendar } from "./read-calendar.ts";

/** Shown with a form that was refused. */
export type WrongBooking = {
  calendar: PlainCalendarData;
  values: BookingValues;
  problems: BookingProblems;
  /** The id of a conversation with Dash that comes along; empty if only its text does. */
  conversation?: string;
  /** A problem of the whole form. */
  notice?: "gone" | "too many" | "network limit" | "odd";
};

/** Limits booking, moving and cancelling; looking at hours has none. */
export const bookingHandle = { maxBodyBytes: 32 * 1024, limit: { burst: 120, perSecond: 0.5 } };

type Fields = Partial<Record<string, string>>;
type PostedForm = Omit<PostedBooking, "sent"> & { sent: Fields };

/** Accepts the calendar's form: redirects to the booking's page, or shows the calendar again with the problem. */
export async function receiveBookingForm(posted: PostedForm, services: Services) {
  const { sent, kindId } = posted;
  const again = async (status: number, more: Partial<WrongBooking>, headers?: HeadersInit) => {
    const calendar = await readPlainCalendar(calendarAddress(sent), services, { kindId });
    const { values } = checkBooking(sent, asksOf(factsOfKind(services.facts(), kindId)));
    const { conversation } = sent;
    const along = conversation === undefined ? {} : { conversation };
    return data({ calendar, values, problems: {}, ...along, ...more } satisfies WrongBooking, {
      status,
      headers,
    });
  };
  const outcome = await postBooking(posted, services);
  switch (outcome.kind) {
    case "booked":
      if (sent.conversation && sent.email) await services.carried?.keep(sent.conversation, sent.email);
      return redirect(paths.booking(outcome.booking.link_key), 303);
    case "repeated":
      return redirect(paths.alreadyBooked(), 303);
    case "slot taken":
      return again(409, { notice: "gone" });
    case "too many":
      return again(422, { notice: "too many" });
    case "network limit":
      return again(429, { notice: "network limit" }, { "Retry-After": String(outcome.retryAfterSeconds) });
    case "wrong":
      return again(422, { problems: outcome.problems });
    // The form is shown again with a new key and a new time.
    case "odd":
    case "bad key":
    case "idempotency key reused":
      return again(422, { notice: "odd" });
  }
}

/** The calendar page that the form was on. */
export function calendarAddress({ from = "", timeZone = "", asked = "" }: Fields): URL {
  const cut = (text: string) => text.slice(0, maxZoneCharacters);
  return new URL(
    `?${new URLSearchParams({ from: cut(from), timeZone: cut(timeZone), asked: cut(asked) })}`,
    "http://calendar.invalid",
  );
}
