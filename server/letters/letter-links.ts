import { paths } from "#app/paths.ts";
import type { LetterPlace, SequenceName } from "#app/rules/letters/sequences.ts";

const book = paths.bookConsultation();

/** The page that each mail of a sequence leads to. */
export const letterLinks: Record<SequenceName, Record<LetterPlace, string>> = {
  blueprint: { first: paths.visibilityStarter(), second: paths.authorityBuilder(), third: book },
  cigar: { first: paths.cigarLounges(), second: paths.blog(), third: book },
  winery: { first: paths.wineries(), second: paths.growthAccelerator(), third: book },
  dining: { first: paths.fineDining(), second: paths.growthAccelerator(), third: book },
  "quiz-excellent": { first: paths.dash(), second: paths.authorityBuilder(), third: book },
  "quiz-good": { first: paths.visibilityQuiz(), second: paths.dash(), third: book },
  "quiz-needs-work": { first: paths.visibilityBlueprint(), second: paths.visibilityStarter(), third: book },
  "quiz-critical": { first: paths.visibilityBlueprint(), second: paths.visibilityStarter(), third: book },
};
