import { askedQuestions, maxScore, minPoints, questionCount, quizCategories } from "#facts/quiz-points.ts";
import { readScores, type ScoresById } from "./quiz-progress.ts";
import { type QuizScore, type QuizScores, scoreAnswers } from "./score-quiz.ts";

/** Sent beside the payload, whose fields are fixed, and only to our own server. */
export const answersHeader = "X-Quiz-Answers";

/** Set if letters are welcome. */
export const lettersHeader = "X-Quiz-Letters";

const isWhole = (text: string) =>
  text.length === questionCount && [...text].every((digit) => /[1-9]/.test(digit) && Number(digit) <= maxScore);

/** A digit for each question, in their order. */
export const writeAnswers = (answers: ScoresById): string => askedQuestions.map(({ id }) => answers[id] ?? "").join("");

/** Undefined unless there is an answer to each question and they add up to the scores. */
export function readAnswers(text: string | null | undefined, { categoryScores }: QuizScores): ScoresById | undefined {
  if (!text || !isWhole(text)) return undefined;
  const answers = readScores((id) => Number(text[id - 1]));
  const given = scoreAnswers(answers).categoryScores;
  return quizCategories.every((category) => given[category] === categoryScores[category]) ? answers : undefined;
}

/** The order in which the answers of a category are raised, from the middle outwards. */
const fromTheMiddle = [2, 1, 3, 0, 4];

/** Answers that give the same scores, for results that were kept without theirs. */
export function likelyAnswers({ categoryScores }: QuizScores): ScoresById {
  const answers: ScoresById = {};
  for (const category of quizCategories) {
    const asked = askedQuestions.filter((each) => each.category === category);
    let left = categoryScores[category] - minPoints(category);
    for (const { id } of asked) answers[id] = 1;
    for (let score = 2; score <= maxScore; score++)
      for (const { id, weight } of fromTheMiddle.flatMap((place) => asked[place] ?? []))
        if (left >= weight) {
          answers[id] = score as QuizScore;
          left -= weight;
        }
  }
  return answers;
}
