import { type ShownProof, shownProof } from "#facts/shown-proof.ts";
import { useFacts } from "#facts/use-facts.ts";

/** Founder, cases and testimonials that visitors see. */
export const useProof = (): ShownProof => shownProof(useFacts().proof);
