import { paths } from "#facts/paths.ts";
import { type Feature, page, textGroup } from "#platform/http/feature.ts";
import { quizCopy } from "./words/quiz-questions.ts";
import { quizReportCopy } from "./words/quiz-report.ts";
import { quizResultCopy } from "./words/quiz-result.ts";
import { visibilityQuizCopy } from "./words/visibility-quiz.ts";

const quizPages = [paths.visibilityQuiz(), paths.quizResult("")];

export const quiz = {
  hasServer: true,
  copied: quizPages.map((below) => ({ below, words: (facts) => quizResultCopy(facts).hill.copied })),
  pages: [
    page({
      path: paths.visibilityQuiz(),
      file: "pages/visibility-quiz/visibility-quiz.tsx",
      copy: visibilityQuizCopy,
      name: "Visibility quiz",
      group: "tools",
      bytes: { document: 12_100, image: 12_288 },
      quoted: ["Start the Free Assessment", "Start the Assessment"],
    }),
  ],
  keyedPages: {
    "quiz-results/:linkKey": "pages/quiz-result/quiz-result.tsx",
  },
  desk: {
    "desk/quiz-results": "desk/quiz-results.tsx",
    "desk/quiz-results/:id": "desk/quiz-answers.tsx",
  },
  endpoints: {
    "api/quiz-steps": "pages/endpoints/quiz-steps.ts",
    "api/hooks/crm": "pages/endpoints/hooks.ts",
    "api/hooks/workflow": "pages/endpoints/hooks.ts",
    "quiz-results/:linkKey/hill.jpg": "pages/endpoints/hill-picture.ts",
  },
  texts: [
    textGroup({
      name: "Quiz questions",
      under: "shared",
      copy: quizCopy,
      path: paths.visibilityQuiz(),
      marks: {
        quizQuestions: "Question texts were not given; ids and categories are fixed, the wording is ours.",
      },
    }),
    textGroup({
      name: "Quiz result",
      under: "shared",
      copy: quizResultCopy,
      path: paths.visibilityQuiz(),
      marks: {
        "result.bands": "Band messages were not given; they also say what would be sold at each height.",
        "categories.advice": "Sentences, steps, and the guide and package named for each area are our suggestion.",
      },
    }),
    { name: "Mail with a quiz report", under: "mails", copy: quizReportCopy },
  ],
} satisfies Feature;
