import type { Editable } from "#platform/http/feature.ts";
import type { SequenceName } from "../rules/sequences.ts";
import { blueprintLetters, cigarLetters, diningLetters, wineryLetters } from "./guide-letters.ts";
import type { SequenceWords } from "./letter-words.ts";
import { criticalLetters, excellentLetters, goodLetters, needsWorkLetters } from "./quiz-letters.ts";

/** The mails of each sequence. */
export const sequenceCopies: Record<SequenceName, Editable<SequenceWords>> = {
  blueprint: blueprintLetters,
  cigar: cigarLetters,
  winery: wineryLetters,
  dining: diningLetters,
  "quiz-excellent": excellentLetters,
  "quiz-good": goodLetters,
  "quiz-needs-work": needsWorkLetters,
  "quiz-critical": criticalLetters,
};

/** The group of texts of a sequence. */
export const sequenceGroup = (sequence: SequenceName) => `letters-${sequence}`;
