import type { FactCopy } from "../words/business-details.ts";
import type { WeekFields } from "./read-week-fields.ts";

/** Props of the fields of every kind of detail. */
export type FactProps = {
  fact: FactCopy;
  typed: readonly string[];
  /** The first wrong field of a form gets the focus. */
  problem: { at: number; words: string; isFirst: boolean } | undefined;
  /** A refused week, as it was chosen. */
  week?: WeekFields | undefined;
};
