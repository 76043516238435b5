import { type ShownProof, shownProof } from "#app/rules/business/shown-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";

/** What visitors see of founder, cases and testimonials. */
export const useProof = (): ShownProof => shownProof(useFacts().proof);
