import { expect, test } from "vitest";
import { likelyAnswers, readAnswers, writeAnswers } from "./kept-answers.ts";
import { scoreAnswers } from "./score-quiz.ts";

const digits = "123454444455512";
const scores = { totalScore: 53, categoryScores: { SEO: 15, "Lead Generation": 20, "User Experience": 18 } };

test("fifteen answers are written as digits and read back", () => {
  const answers = readAnswers(digits, scores);
  expect(answers && writeAnswers(answers)).toBe(digits);
  expect(answers && scoreAnswers(answers)).toEqual(scores);
});

test.each([undefined, null, "", "1234", `${digits}1`, "123454444455510", "623454444455512", "223454444455512"])(
  "%j is not read: too few, too many, no score, or not what adds up",
  (text) => expect(readAnswers(text, scores)).toBeUndefined(),
);

test.each([5, 11, 18, 24, 25])("a sum of %i is spread over five answers that give it again", (points) => {
  const given = {
    totalScore: points * 3,
    categoryScores: { SEO: points, "Lead Generation": points, "User Experience": points },
  };
  expect(scoreAnswers(likelyAnswers(given))).toEqual(given);
});
