import type { QuizPayload } from "./check-quiz-payload.ts";
import { bandOf, type QuizScores } from "./score-quiz.ts";

/** What the two webhooks receive. */
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
