import type { QuizCategory } from "../words/quiz-questions.ts";
import type { ScoresById } from "./quiz-progress.ts";
import { type QuizScore, type QuizScores, weakestOf } from "./score-quiz.ts";

type Asked = { id: number; category: QuizCategory };

const best = 5;
/** The score that an advised step leads to. */
const good = 4;
const stepsAdvised = 3;

/** The lowest answer; of equals one in the weakest area, then the one asked first. None if all are at their best. */
export function weakestQuestion<Question extends Asked>(
  questions: readonly Question[],
  answers: ScoresById,
  scores: QuizScores,
): Question | undefined {
  const [lowest] = inOrderOfNeed(questions, answers, weakestOf(scores));
  return lowest && answers[lowest.id] !== best ? lowest : undefined;
}

/** The answers after the three advised steps: the three lowest of the weakest area become good. */
export function answersOnceDone(questions: readonly Asked[], answers: ScoresById, scores: QuizScores): ScoresById {
  const weakest = weakestOf(scores);
  const ofArea = questions.filter(({ category }) => category === weakest);
  const mended = inOrderOfNeed(ofArea, answers, weakest).slice(0, stepsAdvised);
  const raised = mended.map(({ id }) => [id, Math.max(good, answers[id] ?? 0)] as const);
  return { ...answers, ...(Object.fromEntries(raised) as Record<number, QuizScore>) };
}

const inOrderOfNeed = <Question extends Asked>(
  questions: readonly Question[],
  answers: ScoresById,
  weakest: QuizCategory,
): Question[] => {
  const need = ({ id, category }: Question) => (answers[id] ?? 0) * 2 + (category === weakest ? 0 : 1);
  return [...questions].sort((one, other) => need(one) - need(other));
};
