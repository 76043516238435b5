import type { WithWords } from "#app/copy/editable.ts";
import { quizQuestions } from "#app/copy/pages/quiz-questions.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import type { QuizFacts } from "#app/copy/pages/visibility-quiz.ts";
import { QuizResult } from "#app/islands/visibility-quiz/result/quiz-result.tsx";
import { SendReport } from "#app/islands/visibility-quiz/result/send-report.tsx";
import { paths } from "#app/paths.ts";
import { scoreAnswers } from "#app/rules/quiz/score-quiz.ts";
import type { PlainOutcome } from "./respond-to-quiz-form.ts";

type Props = Omit<Extract<PlainOutcome, { kind: "result" }>, "kind"> & {
  facts: QuizFacts & WithWords;
  bookHref: string;
};

/** The result rendered by the server; the answers are hidden fields of the report's form. */
export function PlainResult({ facts, bookHref, scores, idempotencyKey, pageToken, sent, wrong }: Props) {
  const words = quizResultCopy(facts);
  const report = (
    <SendReport words={words.send} sent={sent} wrong={wrong}>
      {Object.entries(scores).map(([id, score]) => (
        <input key={id} type="hidden" name={`q${id}`} value={score} />
      ))}
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="at" value={pageToken} />
    </SendReport>
  );
  return (
    <QuizResult
      words={words}
      scores={scoreAnswers(quizQuestions, scores)}
      hill={{ answers: scores }}
      report={report}
      bookHref={bookHref}
    >
      <a href={`${paths.visibilityQuiz()}#quiz`}>{words.again}</a>
    </QuizResult>
  );
}
