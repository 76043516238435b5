import { data } from "react-router";
import type { Services } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { maxNotesCharacters } from "../../rules/check-booking.ts";
import { readPlainCalendar } from "./read-calendar.ts";
import { calendarAddress, type WrongBooking } from "./receive-booking-form.ts";

const maxSent = 10_000;

/** Shows the calendar with a conversation with Dash in its notes, for the visitor to read before they book. */
export async function carryConversation(sent: Partial<Record<string, string>>, services: Services) {
  const calendar = await readPlainCalendar(calendarAddress({}), services, { kindId: "" });
  const read = (text: string | undefined, as: "line" | "lines") => readText(text, as, maxSent).text;
  const values = {
    ...{ start: "", timeZone: "", meeting: "", phone: "" },
    name: read(sent.name, "line").slice(0, 120),
    email: read(sent.email, "line").slice(0, 254),
    notes: read(sent.message, "lines").slice(-maxNotesCharacters).trim(),
  };
  const { conversation = "" } = sent;
  return data({ calendar, values, problems: {}, conversation } satisfies WrongBooking);
}
