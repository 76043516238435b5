import type { Facts } from "#app/copy/facts.ts";
import { type CalendarCopy, calendarCopy } from "#app/copy/pages/booking.ts";
import { factsOfKind } from "#app/rules/bookings/facts-of-kind.ts";
import { isLink, questionsOf } from "#app/rules/bookings/session-kind.ts";
import { fill } from "#app/rules/text/fill.ts";
import { useFacts } from "#app/sections/use-facts.ts";

/** Returns a kind's words for the calendar, its questions to visitors, and the props of its island. */
export function useKind(kindId: string) {
  const facts = factsOfKind(useFacts(), kindId);
  const { booking, contact, kind } = facts;
  const words = calendarCopy(facts);
  const shown = kind && wordsOf(kind, words);
  const questions = questionsOf(kind?.questions);
  return { kind, copy: { ...words, ...shown }, questions, island: { facts: { booking, contact }, questions, shown } };
}

/** Describes a session of a kind: name, length, place. A link is shown only after the booking. */
function wordsOf({ name, place, times }: NonNullable<Facts["kind"]>, copy: CalendarCopy) {
  const length = { ...copy.length, value: fill(copy.minutes, { minutes: times.lengthMinutes }) };
  const value = isLink(place) ? copy.linkLater : place || copy.place.value;
  return { label: copy.session, what: name, length, place: { ...copy.place, value } };
}
