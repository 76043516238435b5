import { type ShownProof, shownProof } from "#app/rules/business/shown-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";

/** Founder, cases and testimonials that visitors see. */
export const useProof = (): ShownProof => shownProof(useFacts().proof);
