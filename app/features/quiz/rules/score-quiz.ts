import type { QuizBand } from "../words/quiz-advice.ts";
import type { QuizCategory } from "../words/quiz-questions.ts";

export type QuizScore = 1 | 2 | 3 | 4 | 5;
export type QuizAnswer = { questionId: number; score: QuizScore; category: QuizCategory };
export type QuizScores = { totalScore: number; categoryScores: Record<QuizCategory, number> };

type Asked = { id: number; category: QuizCategory };

/** The lowest total of each band, the highest band first. */
const bands: readonly [QuizBand, number][] = [
  ["Excellent", 60],
  ["Good", 45],
  ["Needs Work", 30],
  ["Critical", 0],
];

/** Of fifteen answers. */
const highestTotal = 75;

export function scoreQuiz(answers: readonly QuizAnswer[]): QuizScores {
  const categoryScores = { SEO: 0, "Lead Generation": 0, "User Experience": 0 };
  for (const { category, score } of answers) categoryScores[category] += score;
  return { totalScore: answers.reduce((sum, { score }) => sum + score, 0), categoryScores };
}

/** The same from the scores of each question; some may still be open. */
export function scoreAnswers(questions: readonly Asked[], scores: Partial<Record<number, QuizScore>>): QuizScores {
  return scoreQuiz(
    questions.flatMap(({ id, category }) => {
      const score = scores[id];
      return score ? [{ questionId: id, category, score }] : [];
    }),
  );
}

export function bandOf(totalScore: number): QuizBand {
  return bands.find(([, lowest]) => totalScore >= lowest)?.[0] ?? "Critical";
}

/**
 * The totals of a band: from `min` to below `end`.
 *
 * @public
 */
export type QuizRange = { min: number; end: number };

/** @public What letters say of a result. */
export function scoresOf(band: string): QuizRange {
  const at = bands.findIndex(([name]) => name === band);
  return { min: bands[at]?.[1] ?? 0, end: bands[at - 1]?.[1] ?? highestTotal + 1 };
}

/** A category has a third of the points, so its bounds are a third of the bands'. */
export const categoryBandOf = (score: number): QuizBand => bandOf(score * 3);

/** The weakest category; of equals, the one asked about first. */
export function weakestOf({ categoryScores }: QuizScores): QuizCategory {
  const categories = Object.keys(categoryScores) as QuizCategory[];
  return categories.reduce((weakest, each) => (categoryScores[each] < categoryScores[weakest] ? each : weakest));
}
