import { fill } from "#platform/text/fill.ts";
import type { CalendarCopy } from "../words/booking.ts";

/** A visitor as the form before the calendar told of them, and the id of its entry. */
export type KnownVisitor = Record<"askedId" | "name" | "email" | "phone" | "notes" | "consent", string>;

/** The visitor in one line, and whether a note comes along. */
export function knownLine(
  { known }: Pick<CalendarCopy, "known">,
  { name, email, notes }: Pick<KnownVisitor, "name" | "email" | "notes">,
): string {
  return fill(notes ? known.withNote : known.without, { name, email });
}
