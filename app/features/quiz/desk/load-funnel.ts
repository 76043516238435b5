import type { Counts } from "#platform/http/counts.ts";
import { quizFunnel } from "../rules/quiz-funnel.ts";
import { quizQuestions } from "../words/quiz-questions.ts";

type Days = { fromDay: string; earlierDay?: string };

/** How far visitors get in the quiz, and got in the period before; nobody is seen if nothing counts them. */
export async function loadFunnel(counts: Counts | undefined, days: Days) {
  const { length } = quizQuestions;
  const found = (await counts?.byPath({ kind: "quiz", ...days, limit: length + 1 })) ?? [];
  const before = found.map((each) => ({ path: each.path, count: each.before }));
  return { ...quizFunnel(found, length), before: quizFunnel(before, length) };
}
