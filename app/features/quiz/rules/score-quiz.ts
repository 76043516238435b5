import { askedQuestions, maxPoints, type QuizCategory, quizCategories } from "#facts/quiz-points.ts";

export type QuizScore = 1 | 2 | 3 | 4 | 5;
export type QuizScores = { totalScore: number; categoryScores: Record<QuizCategory, number> };
export type QuizBand = (typeof quizBands)[number];

/** The highest first. */
export const quizBands = ["Excellent", "Good", "Needs Work", "Critical"] as const;

/** The lowest share of the points in each band, in percent. */
const lowestShares: Record<QuizBand, number> = { Excellent: 80, Good: 60, "Needs Work": 40, Critical: 0 };

/** The points of some answers or all. */
export function scoreAnswers(scores: Partial<Record<number, QuizScore>>): QuizScores {
  const categoryScores = { SEO: 0, "Lead Generation": 0, "User Experience": 0 };
  for (const { id, category, weight } of askedQuestions) categoryScores[category] += (scores[id] ?? 0) * weight;
  return { totalScore: Object.values(categoryScores).reduce((sum, points) => sum + points), categoryScores };
}

/** The band of a total, or of the points in one category. */
export const bandOf = (points: number, category?: QuizCategory): QuizBand =>
  quizBands.find((band) => points * 100 >= lowestShares[band] * maxPoints(category)) ?? "Critical";

/** The totals of a band: from `min` to below `end`. */
export type QuizRange = { min: number; end: number };

export function scoresOf(band: string): QuizRange {
  const at = quizBands.indexOf(band as QuizBand);
  return { min: lowestTotal(quizBands[at]) ?? 0, end: lowestTotal(quizBands[at - 1]) ?? maxPoints() + 1 };
}

const lowestTotal = (band: QuizBand | undefined) => band && Math.ceil((lowestShares[band] * maxPoints()) / 100);

/** The weakest category; of equals, the one asked about first. */
export function weakestOf({ categoryScores }: QuizScores): QuizCategory {
  return quizCategories.reduce((weakest, each) => (categoryScores[each] < categoryScores[weakest] ? each : weakest));
}
