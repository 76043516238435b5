import type { Facts } from "#facts/facts.ts";
import { isLink } from "#facts/session-kind.ts";
import { useFacts } from "#facts/use-facts.ts";
import { fill } from "#platform/text/fill.ts";
import { asksOf } from "../../rules/asks-of.ts";
import { factsOfKind } from "../../rules/facts-of-kind.ts";
import type { Meeting } from "../../rules/meeting.ts";
import { type CalendarCopy, calendarCopy } from "../../words/booking.ts";

/** Returns a kind's words for the calendar, its questions to visitors, and the props of its island. */
export function useKind(kindId: string) {
  const facts = factsOfKind(useFacts(), kindId);
  const { booking, contact, kind } = facts;
  const words = calendarCopy(facts);
  const asks = asksOf(facts);
  const shown = { ...(kind && wordsOf(kind, words)), ...placeOf(asks.meetings, words) };
  return { kind, copy: { ...words, ...shown }, asks, island: { facts: { booking, contact }, asks, shown } };
}

/** Replaces the place where visitors choose it. */
function placeOf(meetings: readonly Meeting[], { place, meeting }: CalendarCopy) {
  const [first, ...others] = meetings;
  if (!first) return undefined;
  return { place: { ...place, value: others.length > 0 ? meeting.either : meeting[first] } };
}

/** Describes a session of a kind: name, length, place. A link is shown only after the booking. */
function wordsOf({ name, place, times }: NonNullable<Facts["kind"]>, copy: CalendarCopy) {
  const length = { ...copy.length, value: fill(copy.minutes, { minutes: times.lengthMinutes }) };
  const value = isLink(place) ? copy.linkLater : place || copy.place.value;
  return { label: copy.session, what: name, length, place: { ...copy.place, value } };
}
