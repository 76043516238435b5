import type { ReactNode } from "react";
import { bandOf, type QuizScores, weakestOf } from "../../../rules/score-quiz.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";
import { Categories } from "./categories.tsx";
import { NextSteps } from "./next-steps.tsx";
import { type DrawnHill, OpenHill } from "./open-hill.tsx";
import { Verdict } from "./verdict.tsx";

type Props = {
  words: QuizResultCopy;
  scores: QuizScores;
  hill: DrawnHill;
  /** The form that sends the report, or the confirmation. */
  report: ReactNode;
  bookHref: string;
  onBook?: () => void;
  isPage?: boolean;
  children: ReactNode;
};

/** The whole result: score, categories, advice, report. */
export function QuizResult({ words, scores, hill, report, bookHref, onBook, isPage, children }: Props) {
  const weakest = weakestOf(scores);
  const advice = words.categories.advice[weakest];
  return (
    <>
      <Verdict words={words.result} totalScore={scores.totalScore} as={isPage ? "h1" : "h2"}>
        <OpenHill words={words.hill} scores={scores} {...hill} />
      </Verdict>
      <Categories words={words.categories} scores={scores.categoryScores} weakest={weakest} />
      <NextSteps
        words={words.next}
        advice={advice}
        offered={words.result.bands[bandOf(scores.totalScore)].package ?? advice.package}
        bookHref={bookHref}
        onBook={onBook}
      />
      <section className="mailme surface-ink grid" aria-labelledby="report">
        {report}
        <div className="mailme__foot">{children}</div>
      </section>
    </>
  );
}
