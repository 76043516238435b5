import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { visibilityQuizCopy } from "#features/quiz/words/visibility-quiz.ts";
import { fill } from "#platform/text/fill.ts";
import type { Journey } from "../visitor.ts";

const words = visibilityQuizCopy(defaultFacts);
const { send } = quizResultCopy(defaultFacts);
const questions = 15;

/** All questions to the result, and the result sent. */
export const quiz: Journey = async ({ visitor, mark }) => {
  await visitor.open(paths.visibilityQuiz());
  await visitor.press(words.hero.button);
  await visitor.press(words.quiz.start);
  for (let number = 1; number <= questions; number += 1) {
    await visitor.sees(fill(words.quiz.number, { number, total: questions }), ".quiz__prog");
    await visitor.press("4 Good");
  }
  await visitor.sees("60 of 75 points", ".score");
  await visitor.fill(send.label, `${mark}@estate.example`);
  await visitor.press(send.button);
  await visitor.sees(fill(send.sent, { email: `${mark}@estate.example` }));
  await visitor.open(paths.services());
  await visitor.back();
  await visitor.sees("60 of 75 points", ".score");
};
