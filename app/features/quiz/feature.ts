import { paths } from "#facts/paths.ts";
import type { Feature } from "#platform/http/feature.ts";
import { quizResultCopy } from "./words/quiz-result.ts";

const quizPages = [paths.visibilityQuiz(), paths.quizResult("")];

export const quiz = {
  hasServer: true,
  copied: quizPages.map((below) => ({ below, words: (facts) => quizResultCopy(facts).hill.copied })),
  pages: {
    "visibility-quiz": "pages/visibility-quiz/visibility-quiz.tsx",
    "quiz-results/:linkKey": "pages/quiz-result/quiz-result.tsx",
  },
  desk: {
    "desk/quiz-results": "desk/quiz-results.tsx",
  },
  endpoints: {
    "api/quiz-steps": "pages/endpoints/quiz-steps.ts",
    "api/hooks/crm": "pages/endpoints/hooks.ts",
    "api/hooks/workflow": "pages/endpoints/hooks.ts",
    "quiz-results/:linkKey/hill.jpg": "pages/endpoints/hill-picture.ts",
  },
} satisfies Feature;
