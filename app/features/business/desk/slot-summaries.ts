import type { Facts } from "#facts/facts.ts";
import { judgeCase, judgeTestimonial, type SlotState } from "#facts/shown-proof.ts";

/** Summary in the head of a slot. */
export type SlotSummary = { id: string; state: SlotState; name: string };

/** Summarises the slots of a section; none if it has none. */
export function slotSummaries(group: string, { proof }: Facts): SlotSummary[] {
  if (group === "cases")
    return Object.entries(proof.cases).map(([id, slot]) => ({ id, state: judgeCase(slot), name: slot.business }));
  if (group !== "testimonials") return [];
  return Object.entries(proof.testimonials).map(([id, slot]) => ({
    id,
    state: judgeTestimonial(slot),
    name: slot.name,
  }));
}
