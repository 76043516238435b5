import type { ReactNode } from "react";
import type { QuizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { type QuizScores, weakestOf } from "#app/rules/quiz/score-quiz.ts";
import { Categories } from "./categories.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Verdict } from "./verdict.tsx";

type Props = {
  words: QuizResultCopy;
  scores: QuizScores;
  /** The form that sends the report, or the confirmation. */
  report: ReactNode;
  bookHref: string;
  onBook?: () => void;
  isPage?: boolean;
  children: ReactNode;
};

/** The whole result: score, categories, advice, report. */
export function QuizResult({ words, scores, report, bookHref, onBook, isPage, children }: Props) {
  const weakest = weakestOf(scores);
  return (
    <>
      <Verdict words={words.result} totalScore={scores.totalScore} as={isPage ? "h1" : "h2"} />
      <Categories words={words.categories} scores={scores.categoryScores} weakest={weakest} />
      <NextSteps words={words.next} advice={words.categories.advice[weakest]} bookHref={bookHref} onBook={onBook} />
      <section className="mailme surface-ink grid" aria-labelledby="report">
        {report}
        <div className="mailme__foot">{children}</div>
      </section>
    </>
  );
}
