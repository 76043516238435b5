import { defaultFacts, type Facts } from "#facts/facts.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import type { readStoredFacts } from "#features/details/server/queries/facts.ts";
import { type FactCopy, factGroups } from "#features/details/words/business-details.ts";
import { factPlaces, readFactAt } from "./fact-places.ts";

export const findGroup = (id: string) => factGroups.find((group) => group.id === id);

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type StoredFacts = Awaited<ReturnType<typeof readStoredFacts>>;

export type PreviousFact = StoredFacts["previous"] extends Map<string, infer Fact> ? Fact : never;

/** Returns a fact's values and places for the desk. */
export function stateOf({ path, kind }: FactCopy, { activeFacts, previous }: StoredFacts) {
  const standard = readFactAt(defaultFacts, path);
  const value = readFactAt(activeFacts, path);
  const before = previous.get(path);
  const isStandard = isSame(value, standard);
  return {
    path,
    typed: typeFact(kind, value, activeFacts.place),
    value,
    standard,
    isStandard,
    // If the previous value is the default, one way back is enough.
    hasPrevious: before !== undefined && (before.value !== undefined || isStandard),
    previous: before?.value ?? standard,
    places: factPlaces(path),
  };
}

export type FactState = ReturnType<typeof stateOf>;

/** Facts that contain the business's name, so that they can follow a change of it. */
export const namesOf = ({ brand }: Facts, mailFromName: string) => [
  { path: "brand.description", value: brand.description },
  { path: "brand.authorName", value: brand.authorName },
  { path: "brand.senderName", value: brand.senderName || mailFromName },
];
