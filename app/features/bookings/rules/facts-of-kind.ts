import type { Facts } from "#facts/facts.ts";
import type { SessionKind } from "#facts/session-kind.ts";

/** Returns the facts with the calendar of a kind; unchanged for an empty id, the free audit. */
export function factsOfKind(facts: Facts, kindId: string): Facts {
  const kind = facts.kinds?.find(({ id }) => id === kindId);
  if (!kind) return facts;
  const { weeklyHours, ...times } = kind.times;
  const hours = weeklyHours.some((day) => day.length > 0) ? { weeklyHours } : {};
  return { ...facts, kind, booking: { ...facts.booking, ...times, ...hours } };
}

export const kindOfSlug = (facts: Facts, slug: string): SessionKind | undefined =>
  facts.kinds?.find((kind) => kind.slug === slug);

/** The kinds that visitors are shown. */
export const shownKinds = (facts: Facts): SessionKind[] => (facts.kinds ?? []).filter(({ isHidden }) => !isHidden);
