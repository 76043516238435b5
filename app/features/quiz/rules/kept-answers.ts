import { questionCount, readScores, type ScoresById } from "./quiz-progress.ts";
import type { QuizScore, QuizScores } from "./score-quiz.ts";

/** Sent beside the payload, whose fields are fixed, and only to our own server. */
export const answersHeader = "X-Quiz-Answers";

/** Set if letters are welcome. */
export const lettersHeader = "X-Quiz-Letters";

const shape = /^[1-5]{15}$/;

/** Fifteen digits, in the order of the questions. */
export const writeAnswers = (answers: ScoresById): string =>
  Array.from({ length: questionCount }, (_, index) => answers[index + 1] ?? "").join("");

/** Undefined if it is not fifteen answers that add up to the scores. */
export function readAnswers(text: string | null | undefined, { categoryScores }: QuizScores): ScoresById | undefined {
  if (!text || !shape.test(text)) return undefined;
  const sumOf = (area: number) =>
    [...text.slice(area * 5, area * 5 + 5)].reduce((sum, digit) => sum + Number(digit), 0);
  const isRight = Object.values(categoryScores).every((points, area) => points === sumOf(area));
  return isRight ? readScores((id) => Number(text[id - 1])) : undefined;
}

/** The order of five answers, from the middle outwards. */
const fromTheMiddle = [2, 1, 3, 0, 4];

/** Answers that give the same three scores, for results that were kept without theirs. */
export function likelyAnswers({ categoryScores }: QuizScores): ScoresById {
  const answers: ScoresById = {};
  for (const [area, points] of Object.values(categoryScores).entries())
    for (const [turn, place] of fromTheMiddle.entries()) {
      const more = turn < points % 5 ? 1 : 0;
      answers[area * 5 + place + 1] = (Math.floor(points / 5) + more) as QuizScore;
    }
  return answers;
}
