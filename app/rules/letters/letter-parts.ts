import { bandOf } from "#app/rules/quiz/score-quiz.ts";

/** Whom a newsletter is for: all, or those of a trade, a guide or a band of the quiz. */
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

/** The pages of a trade: who came by one of them is of it. */
const tradePages: Record<string, readonly string[]> = {
  cigar: ["/verticals/cigar-lounges", "/cigar-lounge-playbook"],
  winery: ["/verticals/wineries", "/winery-playbook"],
  dining: ["/verticals/fine-dining", "/fine-dining-playbook"],
};

type Known = { ways: readonly string[]; firstPage: string; quizScore: number | null };

/** Whether somebody is of a part. The trade is that of their guide, or of the first page that they saw. */
export function isOfPart(part: LetterPart, { ways, firstPage, quizScore }: Known): boolean {
  const [kind, name = ""] = part.split(":");
  if (kind === "guide") return ways.includes(name);
  if (kind === "trade") return ways.includes(name) || Boolean(tradePages[name]?.includes(firstPage));
  if (kind === "band") return quizScore !== null && bandOf(quizScore) === name;
  return true;
}
