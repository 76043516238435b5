import { expect, test } from "vitest";
import { askedQuestions } from "#facts/quiz-points.ts";
import { bandOf, type QuizScore, scoreAnswers, weakestOf } from "./score-quiz.ts";

const answers = (...scores: QuizScore[]) =>
  Object.fromEntries(askedQuestions.map(({ id }, index) => [id, scores[index % scores.length] ?? 1]));

test("the total is the sum, each category the sum of its five [3.quiz.category-scores]", () => {
  expect(scoreAnswers(answers(1, 2, 3, 4, 5))).toEqual({
    totalScore: 45,
    categoryScores: { SEO: 15, "Lead Generation": 15, "User Experience": 15 },
  });
});

test("fifteen answers give 15 at least and 75 at most [3.quiz.total]", () => {
  expect(scoreAnswers(answers(1)).totalScore).toBe(15);
  expect(scoreAnswers(answers(5)).totalScore).toBe(75);
});

test.each([
  [75, "Excellent"],
  [60, "Excellent"],
  [59, "Good"],
  [45, "Good"],
  [44, "Needs Work"],
  [30, "Needs Work"],
  [29, "Critical"],
  [15, "Critical"],
])("%i points are %s [4.quiz.bands] [9.quiz.scale]", (total, band) => expect(bandOf(total)).toBe(band));

test.each([
  [25, "Excellent"],
  [20, "Excellent"],
  [19, "Good"],
  [15, "Good"],
  [14, "Needs Work"],
  [10, "Needs Work"],
  [9, "Critical"],
])("%i points in a category are %s", (score, band) => expect(bandOf(score, "SEO")).toBe(band));

test.each([
  [[20, 12, 18], "Lead Generation"],
  [[20, 18, 12], "User Experience"],
  [[12, 12, 12], "SEO"],
  [[15, 12, 12], "Lead Generation"],
] as const)("of %j the weakest is %s", ([seo, leads, experience], weakest) => {
  const categoryScores = { SEO: seo, "Lead Generation": leads, "User Experience": experience };
  expect(weakestOf({ totalScore: 0, categoryScores })).toBe(weakest);
});
