import type { QuizPayload } from "./check-quiz-payload.ts";
import { bandOf, type QuizScores } from "./score-quiz.ts";

/** The body of both webhooks. */
export function quizPayload(email: string, { totalScore, categoryScores }: QuizScores): QuizPayload {
  return {
    email,
    quiz_score: totalScore,
    quiz_result_category: bandOf(totalScore),
    seo_score: categoryScores.SEO,
    lead_generation_score: categoryScores["Lead Generation"],
    user_experience_score: categoryScores["User Experience"],
  };
}

/** The scores of a stored payload. */
export const quizScores = (payload: Omit<QuizPayload, "email" | "quiz_result_category">): QuizScores => ({
  totalScore: payload.quiz_score,
  categoryScores: {
    SEO: payload.seo_score,
    "Lead Generation": payload.lead_generation_score,
    "User Experience": payload.user_experience_score,
  },
});
