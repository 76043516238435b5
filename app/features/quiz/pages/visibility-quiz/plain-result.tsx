import type { WithWords } from "#facts/editable.ts";
import { paths } from "#facts/paths.ts";
import { QuizResult } from "../../islands/visibility-quiz/result/quiz-result.tsx";
import { SendReport } from "../../islands/visibility-quiz/result/send-report.tsx";
import { scoreAnswers } from "../../rules/score-quiz.ts";
import { quizResultCopy } from "../../words/quiz-result.ts";
import type { QuizFacts } from "../../words/visibility-quiz.ts";
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
      scores={scoreAnswers(scores)}
      hill={{ answers: scores }}
      report={report}
      bookHref={bookHref}
    >
      <a href={`${paths.visibilityQuiz()}#quiz`}>{words.again}</a>
    </QuizResult>
  );
}
