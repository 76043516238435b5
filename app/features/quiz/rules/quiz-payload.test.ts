import { expect, test } from "vitest";
import { checkQuizPayload } from "./check-quiz-payload.ts";
import { quizPayload, quizScores } from "./quiz-payload.ts";

test("carries six fields, the band by its name, and passes the check [3.quiz.payload]", () => {
  const categoryScores = { SEO: 13, "Lead Generation": 14, "User Experience": 17 };
  const payload = quizPayload("ana@estate.example", { totalScore: 44, categoryScores });
  expect(payload).toEqual({
    email: "ana@estate.example",
    quiz_score: 44,
    quiz_result_category: "Needs Work",
    seo_score: 13,
    lead_generation_score: 14,
    user_experience_score: 17,
  });
  expect(checkQuizPayload(payload)).toEqual({ ok: true, payload });
  expect(quizScores(payload)).toEqual({ totalScore: 44, categoryScores });
});
