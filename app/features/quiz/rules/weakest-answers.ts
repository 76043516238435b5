import { askedQuestions, maxScore, type QuizCategory } from "#facts/quiz-points.ts";
import type { ScoresById } from "./quiz-progress.ts";
import { type QuizScore, type QuizScores, weakestOf } from "./score-quiz.ts";

type Asked = (typeof askedQuestions)[number];

/** The score that an advised step leads to. */
const good = 4;
const stepsAdvised = 3;

/** The question of the lowest answer; of equals one in the weakest area, then the one asked first. None if all are at their best. */
export function weakestQuestion(answers: ScoresById, scores: QuizScores): number | undefined {
  const [lowest] = inOrderOfNeed(askedQuestions, answers, weakestOf(scores));
  return lowest && answers[lowest.id] !== maxScore ? lowest.id : undefined;
}

/** The answers after the three advised steps: the three lowest of the weakest area become good. */
export function answersOnceDone(answers: ScoresById, scores: QuizScores): ScoresById {
  const weakest = weakestOf(scores);
  const ofArea = askedQuestions.filter(({ category }) => category === weakest);
  const mended = inOrderOfNeed(ofArea, answers, weakest).slice(0, stepsAdvised);
  const raised = mended.map(({ id }) => [id, Math.max(good, answers[id] ?? 0)] as const);
  return { ...answers, ...(Object.fromEntries(raised) as Record<number, QuizScore>) };
}

const inOrderOfNeed = (questions: readonly Asked[], answers: ScoresById, weakest: QuizCategory): Asked[] => {
  const need = ({ id, category }: Asked) => (answers[id] ?? 0) * 2 + (category === weakest ? 0 : 1);
  return [...questions].sort((one, other) => need(one) - need(other));
};
