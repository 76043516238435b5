import type { LeadForm } from "#facts/forms.ts";
import type { QuizBand } from "#features/quiz/rules/score-quiz.ts";

/** Three mails after a guide, or after a band of the quiz. */
export const sequenceNames = [
  "blueprint",
  "cigar",
  "winery",
  "dining",
  "quiz-excellent",
  "quiz-good",
  "quiz-needs-work",
  "quiz-critical",
] as const satisfies readonly (LeadForm | `quiz-${string}`)[];

export type SequenceName = (typeof sequenceNames)[number];

export const isSequence = (name: string): name is SequenceName => sequenceNames.some((each) => each === name);

const ofBands: Record<QuizBand, SequenceName> = {
  Excellent: "quiz-excellent",
  Good: "quiz-good",
  "Needs Work": "quiz-needs-work",
  Critical: "quiz-critical",
};

export const sequenceOfBand = (band: QuizBand): SequenceName => ofBands[band];

export const letterPlaces = ["first", "second", "third"] as const;
export type LetterPlace = (typeof letterPlaces)[number];

/** The name of one mail of a sequence, under which it is counted: "winery-1". */
export const letterOf = (sequence: SequenceName, place: LetterPlace) =>
  `${sequence}-${letterPlaces.indexOf(place) + 1}`;

/** The sequence and the place of such a name; undefined for a newsletter. */
export function readLetterName(letter: string): { sequence: SequenceName; place: LetterPlace } | undefined {
  const sequence = letter.slice(0, -2);
  const place = letterPlaces.find((_, index) => letter.endsWith(`-${index + 1}`));
  return place && isSequence(sequence) ? { sequence, place } : undefined;
}
