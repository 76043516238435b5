import { expect, test } from "vitest";
import { askedQuestions, quizCategories } from "#facts/quiz-points.ts";
import { quizCopy, quizQuestions } from "./quiz-questions.ts";

test("there are fifteen questions, numbered in order [3.quiz.ids]", () => {
  expect(quizQuestions.map((question) => question.id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test("questions 1–5 are SEO, 6–10 Lead Generation, 11–15 User Experience [3.quiz.categories]", () => {
  expect(quizQuestions.map(({ id, category }) => ({ id, category }))).toEqual(
    askedQuestions.map(({ id, category }) => ({ id, category })),
  );
  for (const question of quizQuestions) {
    expect(question.category).toBe(quizCategories[Math.floor((question.id - 1) / 5)]);
  }
});

test("each question is one short question with one line of reason", () => {
  for (const { text, why } of quizQuestions) {
    expect(text).toMatch(/^(How|When) [^.?]+\?$/);
    expect(text.length).toBeLessThanOrEqual(90);
    expect(why.length).toBeLessThanOrEqual(90);
    expect(text).not.toMatch(/\b(SEO|CRM|UX|funnel|conversion|KPI|schema|CTA|leads?)\b/i);
  }
  expect(new Set(quizQuestions.map((question) => question.text)).size).toBe(15);
});

test("the five scores carry the specification’s labels [3.quiz.labels]", () => {
  const labels = Object.values(quizCopy({}).scoreLabels);
  expect(labels).toEqual(["Poor", "Below Average", "Average", "Good", "Excellent"]);
});
