import { fill } from "#platform/text/fill.ts";
import type { CalendarCopy } from "../words/booking.ts";

/** What a visitor gave in the form before the calendar, and the id of that entry. */
export type KnownVisitor = { askedId: string; name: string; email: string; notes: string; consent: string };

/** The visitor in one line, and whether a note comes along. */
export function knownLine({ known }: Pick<CalendarCopy, "known">, { name, email, notes }: KnownVisitor): string {
  return fill(notes ? known.withNote : known.without, { name, email });
}
