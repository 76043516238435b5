import { calendarCopyOf } from "#app/copy/pages/booking.ts";
import { factsOfKind } from "#app/rules/bookings/facts-of-kind.ts";
import { type Question, questionsOf } from "#app/rules/bookings/session-kind.ts";
import { useFacts } from "#app/sections/use-facts.ts";

/** The calendar's words for a kind of session, what its visitors are asked, and what its island is given. */
export function useKind(kindId: string) {
  const facts = factsOfKind(useFacts(), kindId);
  const { booking, contact, kind } = facts;
  const copy = calendarCopyOf(facts);
  const questions: Question[] = questionsOf(kind?.questions);
  const shown = kind && { what: copy.what, length: copy.length, place: copy.place };
  return { kind, copy, questions, island: { facts: { booking, contact }, questions, shown } };
}
