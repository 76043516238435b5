import { type QuizRange, scoresOf } from "#features/quiz/rules/score-quiz.ts";

/** Audiences of a newsletter: all, or those of a trade, a guide or a band of the quiz. */
export const letterParts = [
  "all",
  "trade:cigar",
  "trade:winery",
  "trade:dining",
  "guide:blueprint",
  "guide:cigar",
  "guide:winery",
  "guide:dining",
  "band:Excellent",
  "band:Good",
  "band:Needs Work",
  "band:Critical",
] as const;

export type LetterPart = (typeof letterParts)[number];

export const isLetterPart = (text: string): text is LetterPart => letterParts.some((each) => each === text);

/** The pages of a trade. People whose first page was one of them belong to it. */
const tradePages: Record<string, readonly string[]> = {
  cigar: ["/verticals/cigar-lounges", "/cigar-lounge-playbook"],
  winery: ["/verticals/wineries", "/winery-playbook"],
  dining: ["/verticals/fine-dining", "/fine-dining-playbook"],
};

export type PartTerms =
  | { kind: "all" }
  /** People with this way, or with one of these first pages. */
  | { kind: "came"; way: string; firstPages: readonly string[] }
  /** People whose last quiz is in this band. */
  | { kind: "scored"; scores: QuizRange };

/** Returns the terms of a part. The trade is that of people's guide, or of the first page that they saw. */
export function termsOfPart(part: LetterPart): PartTerms {
  const [kind, name = ""] = part.split(":");
  if (kind === "guide") return { kind: "came", way: name, firstPages: [] };
  if (kind === "trade") return { kind: "came", way: name, firstPages: tradePages[name] ?? [] };
  return kind === "band" ? { kind: "scored", scores: scoresOf(name) } : { kind: "all" };
}
