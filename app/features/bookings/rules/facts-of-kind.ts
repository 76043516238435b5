import type { Facts } from "#facts/facts.ts";
import { kindPath } from "#facts/kind-path.ts";
import { isPromised, promisedKinds, promisedPath } from "#facts/promised-kinds.ts";
import type { SessionKind } from "#facts/session-kind.ts";

/** Returns the facts with the calendar of a kind; unchanged for an empty id, the consultation. */
export function factsOfKind(facts: Facts, kindId: string): Facts {
  const kind = everyKind(facts).find(({ id }) => id === kindId);
  if (!kind) return facts;
  const { weeklyHours, ...times } = kind.times;
  const hours = weeklyHours.some((day) => day.length > 0) ? { weeklyHours } : {};
  return { ...facts, kind, booking: { ...facts.booking, ...times, ...hours } };
}

export const kindOfSlug = (facts: Facts, slug: string): SessionKind | undefined =>
  everyKind(facts).find((kind) => kind.slug === slug);

/** A kind that visitors can book. */
export function openKindOfSlug(facts: Facts, slug: string): SessionKind | undefined {
  const kind = kindOfSlug(facts, slug);
  return kind?.isHidden ? undefined : kind;
}

/** The kinds that the owner has added. */
export const addedKinds = (facts: Facts): SessionKind[] => (facts.kinds ?? []).filter(({ id }) => !isPromised(id));

const everyKind = (facts: Facts): SessionKind[] => [...addedKinds(facts), ...promisedKinds(facts)];

/** The added kinds that visitors are shown beside each other. */
export const shownKinds = (facts: Facts): SessionKind[] => addedKinds(facts).filter(({ isHidden }) => !isHidden);

/** The page on which a kind is booked. */
export const pageOfKind = ({ id, slug }: Pick<SessionKind, "id" | "slug">): string =>
  isPromised(id) ? promisedPath(slug) : kindPath(slug);
