import { expect, test } from "vitest";
import type { ScoresById } from "./quiz-progress.ts";
import { type QuizScore, scoreAnswers } from "./score-quiz.ts";
import { answersOnceDone, weakestQuestion } from "./weakest-answers.ts";

const answers = (digits: string): ScoresById =>
  Object.fromEntries([...digits].map((digit, index) => [index + 1, Number(digit) as QuizScore]));

test.each([
  ["555555515555555", 8, "the lowest answer"],
  ["255554444455555", 1, "the lowest, though another area is weaker"],
  ["333333333333333", 1, "of equals the one asked first"],
  ["155555512355555", 8, "of equals the one in the weakest area"],
  ["555555555555555", undefined, "none where all are at their best"],
])("%s: question %s is the weakest valley, %s", (digits, id, _why) => {
  const given = answers(digits);
  expect(weakestQuestion(given, scoreAnswers(given))).toBe(id);
});

test.each([
  ["555551121355555", "555554424355555", "the three lowest of the weakest area become good"],
  ["444444444444444", "444444444444444", "what is good stays"],
  ["555545555455555", "555545555455555", "and what is better is not lowered"],
])("%s becomes %s: %s", (digits, once, _why) => {
  const given = answers(digits);
  expect(answersOnceDone(given, scoreAnswers(given))).toEqual(answers(once));
});
