import { defaultFacts, type Facts } from "./facts.ts";
import { useRootData } from "./root-data.ts";

/** The facts in force; if they could not be read, the defaults. */
export function useFacts(): Facts {
  return useRootData()?.facts ?? defaultFacts;
}
