import { nanoid } from "nanoid";
import { data } from "react-router";
import { paths } from "#facts/paths.ts";
import { askedQuestions } from "#facts/quiz-points.ts";
import { isIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { readFields } from "#platform/http/read-fields.ts";
import type { networkOf, Services } from "#platform/http/services.ts";
import { maxEmailCharacters } from "#platform/mail/email-address.ts";
import { readText } from "#platform/text/read-text.ts";
import type { SentReport } from "../../islands/visibility-quiz/result/send-report.tsx";
import { checkQuizPayload, type QuizPayload } from "../../rules/check-quiz-payload.ts";
import { writeAnswers } from "../../rules/kept-answers.ts";
import { quizPayload } from "../../rules/quiz-payload.ts";
import { readScores, type ScoresById } from "../../rules/quiz-progress.ts";
import { missingQuestions } from "../../rules/quiz-step.ts";
import { scoreAnswers } from "../../rules/score-quiz.ts";
import { quizResultCopy } from "../../words/quiz-result.ts";

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

/** The answers from the plain form give the result; with an e-mail address they also send the report. */
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
    services.counts?.note("quiz", ["0", ...askedQuestions.map(({ id }) => String(id))], request.headers);
    return respond(result());
  }
  const email = readText(form.email, "line", maxEmailCharacters);
  const checked = checkQuizPayload(quizPayload(email.text, scoreAnswers(scores)));
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
