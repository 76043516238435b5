import { useEffect, useState } from "react";
import { keep, readKept } from "#app/browser/kept.ts";
import { recordResultViewed } from "#app/browser/quiz-events.ts";
import { tellQuizStep } from "#app/browser/tell-quiz-step.ts";
import { quizQuestions } from "#app/copy/quiz-questions.ts";
import { answerQuestion, goBack, moveTo, quizPlace, startQuiz } from "#app/rules/quiz-place.ts";
import { newProgress, type QuizProgress, readQuizProgress } from "#app/rules/quiz-progress.ts";
import type { HookAnswer } from "#app/rules/read-hook-answer.ts";
import { type QuizScore, scoreAnswers } from "#app/rules/score-quiz.ts";

const key = "quiz.progress";

/** The quiz of this browser: where its visitor stands, and what can be done from there. */
export function useQuiz() {
  const [progress, setProgress] = useState(newProgress);
  useEffect(() => setProgress(readQuizProgress(readKept(key))), []);

  const change = (next: QuizProgress) => {
    keep(key, next);
    setProgress(next);
  };
  const scores = scoreAnswers(quizQuestions, progress.scores);

  return {
    progress,
    place: quizPlace(progress),
    scores,
    start() {
      if (answeredIn(progress) === 0) tellQuizStep(0);
      change(startQuiz(progress));
    },
    startOver() {
      tellQuizStep(0);
      change(startQuiz(newProgress));
    },
    back: () => change(goBack(progress)),
    forwardTo: (id: number) => change(moveTo(progress, id)),
    /** Only while the answers are still those that were sent. */
    markSent(sentTo: string, kept: HookAnswer | undefined) {
      setProgress((now) => {
        if (now.scores !== progress.scores) return now;
        const next = { ...now, sentTo, linkKey: kept?.linkKey ?? null, mail: kept?.mail ?? null };
        keep(key, next);
        return next;
      });
    },
    answer(id: number, score: QuizScore) {
      const next = answerQuestion(progress, id, score);
      change(next);
      if (answeredIn(next) > answeredIn(progress)) tellQuizStep(answeredIn(next));
      if (quizPlace(next).kind === "result") recordResultViewed(scoreAnswers(quizQuestions, next.scores));
    },
  };
}

const answeredIn = ({ scores }: QuizProgress) => Object.keys(scores).length;

export type Quiz = ReturnType<typeof useQuiz>;
