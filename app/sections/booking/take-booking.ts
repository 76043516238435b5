import { data, redirect } from "react-router";
import { paths } from "#app/paths.ts";
import { type BookingProblems, type BookingValues, checkBooking } from "#app/rules/booking/check-booking.ts";
import { judgeSender } from "#app/rules/judge-sender.ts";
import type { Edges } from "#server/edges.ts";
import { type PlainCalendarData, readPlainCalendar } from "./read-calendar.ts";

/** What a form that could not be taken says when it is shown again. */
export type WrongBooking = {
  calendar: PlainCalendarData;
  values: BookingValues;
  problems: BookingProblems;
  /** What is wrong with none of the fields. */
  notice?: "gone" | "too many" | "odd";
};

/** How often one address may book, move or cancel; looking at the hours is not limited. */
export const bookingHandle = { maxBodyBytes: 32 * 1024, limit: { burst: 120, perSecond: 0.5 } };

type Fields = Partial<Record<string, string>>;

/** Takes the calendar's form: on to the booking's own page, or the calendar again with what is wrong. */
export async function takeBookingForm(fields: Fields, edges: Edges) {
  const checked = checkBooking(fields);
  const values = checked.ok ? { ...checked.request, start: fields.start ?? "" } : checked.values;
  const again = async (status: number, more: Partial<WrongBooking>) => {
    const calendar = await readPlainCalendar(calendarAddress(fields), edges);
    return data({ calendar, values, problems: {}, ...more } satisfies WrongBooking, { status });
  };
  const isOdd = judgeSender({ trap: fields.subject ?? "", madeAt: fields.at ?? "", nowMs: edges.clock(), today: 0 });
  if (isOdd) return again(422, { notice: "odd" });
  if (!checked.ok) return again(422, { problems: checked.problems });
  const outcome = await edges.bookings.book(checked.request);
  if (outcome.kind === "gone") return again(409, { notice: "gone" });
  if (outcome.kind === "too many") return again(422, { notice: "too many" });
  return redirect(paths.booking(outcome.booking.link_key), 303);
}

/** The page of the calendar that the form stood on. */
export function calendarAddress({ from = "", timeZone = "" }: Fields): URL {
  return new URL(`?${new URLSearchParams({ from, timeZone })}`, "http://calendar.invalid");
}
