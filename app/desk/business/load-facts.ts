import { type FactCopy, factGroups } from "#app/copy/desk/business-details.ts";
import { defaultFacts, type Facts } from "#app/copy/facts.ts";
import { mergeFacts } from "#app/rules/business/merge-facts.ts";
import { typeFact } from "#app/rules/business/type-fact.ts";
import type { Services } from "#server/services.ts";
import { factPlaces, readFactAt } from "./fact-places.ts";

export const findGroup = (id: string) => factGroups.find((group) => group.id === id);

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Queries = Pick<Services["queries"]["facts"], "readFactChanges" | "readPreviousFacts">;

/** Reads the stored facts. This process may not have taken in yet what another one has just saved. */
export async function readStoredFacts(facts: Queries) {
  const activeFacts = mergeFacts(defaultFacts, await facts.readFactChanges());
  return { activeFacts, previous: await facts.readPreviousFacts() };
}

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
    typed: typeFact(kind, value),
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
