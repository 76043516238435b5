import type { FactKind } from "../rules/fact-kind.ts";

export type FactCopy = {
  path: string;
  label: string;
  kind: FactKind;
  hint?: string | undefined;
  /** Used in a slot, whose title gives the context. */
  shortLabel?: string;
};

/** Facts that are filled in together, or not at all. */
export type FactSlot = { id: string; title: string; facts: FactCopy[] };

export type FactGroup = { id: string; title: string; text: string; facts: FactCopy[]; slots?: FactSlot[] };
