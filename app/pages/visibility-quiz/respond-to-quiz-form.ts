import { nanoid } from "nanoid";
import { data } from "react-router";
import { quizQuestions } from "#app/copy/pages/quiz-questions.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import type { SentReport } from "#app/islands/visibility-quiz/result/send-report.tsx";
import { paths } from "#app/paths.ts";
import { isIdempotencyKey } from "#app/rules/http/idempotency-key.ts";
import { maxEmailCharacters } from "#app/rules/mail/email-address.ts";
import { checkQuizPayload, type QuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import { writeAnswers } from "#app/rules/quiz/kept-answers.ts";
import { quizPayload } from "#app/rules/quiz/quiz-payload.ts";
import { readScores, type ScoresById } from "#app/rules/quiz/quiz-progress.ts";
import { missingQuestions } from "#app/rules/quiz/quiz-step.ts";
import { scoreAnswers } from "#app/rules/quiz/score-quiz.ts";
import { readText } from "#app/rules/text/read-text.ts";
import { readFields } from "#app/sections/read-fields.ts";
import type { networkOf, Services } from "#server/services.ts";

export type PlainOutcome =
  | { kind: "incomplete"; scores: ScoresById; missing: number[] }
  | {
      kind: "result";
      scores: ScoresById;
      idempotencyKey: string;
      pageToken: string;
      sent?: SentReport;
      wrong?: { email: string; message: string };
    };

const headers = { "Cache-Control": "no-store" };
const respond = (outcome: PlainOutcome, status = 200) => data(outcome, { status, headers });

/** Fifteen answers from the plain form give the result; with an e-mail address they also send the report. */
export async function respondToQuizForm(request: Request, services: Services, network: ReturnType<typeof networkOf>) {
  const form = await readFields(request);
  const scores = readScores((id) => Number(form[`q${id}`]));
  const missing = missingQuestions(scores);
  if (missing.length > 0) return respond({ kind: "incomplete", scores, missing }, 422);
  const result = () => ({
    kind: "result" as const,
    scores,
    idempotencyKey: nanoid(),
    pageToken: services.pageTokens.make(),
  });
  if (form.email === undefined) {
    services.noteQuizStep(request.headers, quizQuestions.map(({ id }) => id).concat(0));
    return respond(result());
  }
  const email = readText(form.email, "line", maxEmailCharacters);
  const checked = checkQuizPayload(quizPayload(email.text, scoreAnswers(quizQuestions, scores)));
  if (!checked.ok || email.isTooLong) {
    const message = quizResultCopy(services.facts()).toasts.emptyEmail.description;
    return respond({ ...result(), wrong: { email: email.text, message } }, 422);
  }
  const { payload } = checked;
  const idempotencyKey = keyOf(form.idempotency_key, payload);
  const stored = await services.receiveQuizResult({
    payload,
    answers: writeAnswers(scores),
    idempotencyKey,
    network,
    pageToken: form.at,
    wantsLetters: Boolean(form.consent),
  });
  const sent = { to: payload.email, ...reportOf(stored, request, services) };
  return respond({ ...result(), sent });
}

/** Adds the payload to the key: visitors may go back and send the same form with another address. */
const keyOf = (formKey: string | undefined, payload: QuizPayload) =>
  formKey && isIdempotencyKey(formKey) ? `${formKey} ${JSON.stringify(payload)}` : undefined;

type Stored = Awaited<ReturnType<Services["receiveQuizResult"]>>;

function reportOf(stored: Stored, request: Request, { publicSettings }: Services): Omit<SentReport, "to"> {
  if (stored.kind !== "stored" && stored.kind !== "known") return { address: null, mail: null };
  const { linkKey, isMailHeld } = stored;
  const mail = isMailHeld ? "held" : "queued";
  return {
    address: linkKey ? new URL(paths.quizResult(linkKey), request.url).href : null,
    mail: publicSettings.isMailSet ? mail : "follows",
  };
}
