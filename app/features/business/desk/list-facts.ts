import { alsoCalled, factGroups, wordFact } from "#features/details/words/business-details.ts";
import { type StoredFacts, stateOf } from "./load-facts.ts";

/** Lists every business detail with its value in words and its search texts. */
export const listFacts = (stored: StoredFacts) =>
  factGroups.flatMap(({ id, title, facts }) =>
    facts.map((fact) => {
      const { value, isStandard, places } = stateOf(fact, stored);
      const { path, label, hint = "", kind } = fact;
      const words = wordFact(kind, value, stored.activeFacts.place);
      const texts = [label, title, hint, words, alsoCalled[kind.type] ?? ""];
      return { path, label, group: id, groupTitle: title, words, isStandard, places, texts };
    }),
  );

export type ListedFact = ReturnType<typeof listFacts>[number];
