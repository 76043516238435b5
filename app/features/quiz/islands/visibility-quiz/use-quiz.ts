import { useEffect, useState } from "react";
import { paths } from "#facts/paths.ts";
import { readStored, keep as store } from "#platform/islands/browser/storage.ts";
import { newProgress, type QuizProgress, readQuizProgress } from "../../rules/quiz-progress.ts";
import {
  answerFirst,
  answerQuestion,
  goBack,
  moveTo,
  quizScreen,
  startAgain,
  startQuiz,
} from "../../rules/quiz-step.ts";
import type { HookResponse } from "../../rules/read-hook-response.ts";
import { type QuizScore, scoreAnswers } from "../../rules/score-quiz.ts";
import { recordResultViewed } from "../quiz-events.ts";

const key = "quiz.progress";

/** Where storage is blocked, the tab's history keeps the answers. */
function keep(progress: QuizProgress) {
  if (!store(key, progress)) history.replaceState({ ...history.state, [key]: progress }, "");
}

/** The stored quiz. An answer given on another page is taken once, so a reload does not give it again. */
function begin(first: QuizScore | undefined): QuizProgress {
  const known = readQuizProgress(readStored(key) ?? history.state?.[key]);
  if (!first || !location.search.includes("first=")) return known;
  history.replaceState(history.state, "", `${location.pathname}${location.hash}`);
  const next = answerFirst(known, first);
  keep(next);
  if (answeredIn(next) > answeredIn(known)) for (const step of [0, 1]) tellQuizStep(step);
  return next;
}

/** The quiz in this browser: its current step, and what the visitor can do. `first` was answered elsewhere. */
export function useQuiz(first: QuizScore | undefined) {
  const [progress, setProgress] = useState(first ? answerFirst(newProgress, first) : newProgress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page that the server rendered
  useEffect(() => setProgress(begin(first)), []);

  const change = (next: QuizProgress) => {
    keep(next);
    setProgress(next);
  };
  const scores = scoreAnswers(progress.scores);

  return {
    progress,
    screen: quizScreen(progress),
    scores,
    start() {
      if (answeredIn(progress) === 0) tellQuizStep(0);
      change(startQuiz(progress));
    },
    startOver() {
      tellQuizStep(0);
      change(startAgain(progress));
    },
    back: () => change(goBack(progress)),
    forwardTo: (id: number) => change(moveTo(progress, id)),
    /** Only if the answers have not changed since. */
    markSent(sentTo: string, hookResponse: HookResponse | undefined) {
      setProgress((now) => {
        if (now.scores !== progress.scores) return now;
        const next = { ...now, sentTo, linkKey: hookResponse?.linkKey ?? null, mail: hookResponse?.mail ?? null };
        keep(next);
        return next;
      });
    },
    answer(id: number, score: QuizScore) {
      const next = answerQuestion(progress, id, score);
      change(next);
      if (answeredIn(next) > answeredIn(progress)) tellQuizStep(answeredIn(next));
      if (quizScreen(next).kind === "result") recordResultViewed(scoreAnswers(next.scores));
    },
  };
}

const answeredIn = ({ scores }: QuizProgress) => Object.keys(scores).length;

export type Quiz = ReturnType<typeof useQuiz>;

/**
 * Counts how many questions were answered, to show where visitors leave; no answers, no identity. Not with Global
 * Privacy Control.
 */
function tellQuizStep(answered: number) {
  if (navigator.globalPrivacyControl) return;
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon?.(paths.quizSteps(), String(answered))));
}
