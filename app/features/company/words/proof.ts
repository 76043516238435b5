import { editable } from "#facts/editable.ts";

/** Texts around the founder, cases and testimonials, which the owner fills in. */
export const proofCopy = editable("proof", () => ({
  cases: {
    title: "What changed for them",
    note: "Told with their permission. Each figure carries the day on which it was counted.",
    counted: "Counted on {day}",
  },
  trade: { title: "From a house like yours" },
  package: { title: "What it came to elsewhere" },
  testimonials: { label: "What clients say" },
  founder: {
    role: "Founder",
    talk: "The person you will speak with",
    signature: "Signature of {name}",
  },
}));
