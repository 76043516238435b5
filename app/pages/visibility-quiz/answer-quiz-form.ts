import { data } from "react-router";
import { quizQuestions } from "#app/copy/quiz-questions.ts";
import { quizResultCopy } from "#app/copy/quiz-result.ts";
import type { SentReport } from "#app/islands/visibility-quiz/result/send-report.tsx";
import { paths } from "#app/paths.ts";
import { checkQuizPayload } from "#app/rules/check-quiz-payload.ts";
import { quizPayload } from "#app/rules/quiz-payload.ts";
import { missingQuestions } from "#app/rules/quiz-place.ts";
import { readScores, type ScoresById } from "#app/rules/quiz-progress.ts";
import { scoreAnswers } from "#app/rules/score-quiz.ts";
import { readFields } from "#app/sections/read-fields.ts";
import type { Edges } from "#server/edges.ts";

export type PlainAnswer =
  | { kind: "incomplete"; scores: ScoresById; missing: number[] }
  | { kind: "result"; scores: ScoresById; sent?: SentReport; wrong?: { email: string; message: string } };

const headers = { "Cache-Control": "no-store" };
const answer = (answered: PlainAnswer, status = 200) => data(answered, { status, headers });

/** Fifteen answers posted by the plain form give the result; the same with an address sends the report. */
export async function answerQuizForm(request: Request, { facts, settings, noteQuizStep, receiveQuizResult }: Edges) {
  const form = await readFields(request);
  const scores = readScores((id) => Number(form[`q${id}`]));
  const missing = missingQuestions(scores);
  if (missing.length > 0) return answer({ kind: "incomplete", scores, missing }, 422);
  const { email } = form;
  if (email === undefined) {
    noteQuizStep(request.headers, quizQuestions.map(({ id }) => id).concat(0));
    return answer({ kind: "result", scores });
  }
  const checked = checkQuizPayload(quizPayload(email.trim(), scoreAnswers(quizQuestions, scores)));
  if (!checked.ok) {
    const message = quizResultCopy(facts()).toasts.emptyEmail.description;
    return answer({ kind: "result", scores, wrong: { email, message } }, 422);
  }
  const { linkKey } = await receiveQuizResult({ payload: checked.payload, paths });
  const address = linkKey ? new URL(paths.quizResult(linkKey), request.url).href : null;
  const sent = { to: checked.payload.email, address, isMailed: settings.smtpUrl !== undefined };
  return answer({ kind: "result", scores, sent });
}
