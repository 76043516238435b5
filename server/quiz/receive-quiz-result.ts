import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { sequenceOfBand } from "#app/rules/letters/sequences.ts";
import { checkQuizPayload, type QuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import { readAnswers, writeAnswers } from "#app/rules/quiz/kept-answers.ts";
import { quizScores } from "#app/rules/quiz/quiz-payload.ts";
import { bandOf } from "#app/rules/quiz/score-quiz.ts";
import type { PageTokens } from "#server/http/page-token.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { askForLettersWith } from "#server/letters/ask-for-letters.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import { quizAlertMail } from "#server/outgoing/mail/quiz-alert-mail.ts";
import { quizReportMail } from "#server/outgoing/mail/quiz-report-mail.ts";
import { configured } from "#server/outgoing/webhooks/destinations.ts";
import type { Refusals } from "#server/owner/refusals.ts";
import type { Settings } from "#server/settings.ts";
import {
  type QuizSetAside,
  releaseResult,
  type StoredQuizResult,
  storeQuizResult,
} from "#server/tables/quiz/quiz-results.ts";
import type { Db } from "#server/tables/schema.ts";

export type ReceivedQuiz = {
  payload: QuizPayload;
  /** The fifteen answers as digits, if they came along; kept only if they add up to the scores. */
  answers: string | null | undefined;
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
  /** From the page's script or its form. */
  pageToken: string | null | undefined;
  wantsLetters: boolean;
};

type EffectDeps = { settings: Settings; facts: Facts; nowMs: number };
type Deps = EffectDeps & { db: Db; pageTokens: PageTokens; refusals: Pick<Refusals, "note"> };

/** Stores a quiz result and queues its report, the owner's alert and webhook calls. */
export async function receiveQuizResult(received: ReceivedQuiz, deps: Deps): Promise<StoredQuizResult> {
  const { payload, idempotencyKey, network, wantsLetters } = received;
  const answers = readAnswers(received.answers, quizScores(payload));
  const stored = await storeQuizResult(deps.db, {
    ...{ payload, idempotencyKey, network, wantsLetters },
    answers: answers && writeAnswers(answers),
    isFromPage: deps.pageTokens.read(received.pageToken).isFromPage,
    nowMs: deps.nowMs,
    makeId: nanoid,
    ...effectsOf(received, deps),
  });
  if ("limit" in stored) deps.refusals.note({ kind: "quizResults", network: network?.hash ?? "", taken: stored.limit });
  return stored;
}

/** Releases a result that was set aside, with everything that it should have caused. */
export function releaseQuizResult(db: Db, found: NonNullable<QuizSetAside>, deps: EffectDeps) {
  const { id, link_key, wants_letters } = found;
  const checked = checkQuizPayload(found);
  if (!checked.ok) return undefined;
  const { payload } = checked;
  const effects = effectsOf({ payload, wantsLetters: wants_letters === 1 }, deps);
  return releaseResult(db, { id, linkKey: link_key ?? "" }, { ...effects, payload, nowMs: deps.nowMs, makeId: nanoid });
}

type Effective = Pick<ReceivedQuiz, "payload" | "wantsLetters">;

const effectsOf = ({ payload, wantsLetters }: Effective, { settings, facts, nowMs }: EffectDeps) => ({
  destinations: configured(["quiz-crm", "quiz-workflow"], settings),
  askForLetters: wantsLetters ? askForLettersWith(consentOf(payload, facts), { settings, facts, nowMs }) : undefined,
  writeMails: (known: Known) => quizMails(payload, known, { settings, facts }),
});

type Known = { linkKey: string; leadId: string };

/** The mail with the report, and the owner's alert. */
export function quizMails(
  payload: QuizPayload,
  { linkKey, leadId }: Known,
  { settings, facts }: Pick<EffectDeps, "settings" | "facts">,
) {
  const { siteUrl, ownerEmail } = settings;
  const links = {
    result: siteUrl + paths.quizResult(linkKey),
    hill: siteUrl + paths.hillPicture(linkKey),
    booking: siteUrl + paths.bookConsultation(),
  };
  const report = inMail("quiz report", "visitor", quizReportMail(payload, facts, links));
  if (!ownerEmail) return [report];
  const alert = quizAlertMail(payload, siteUrl + deskPaths.lead(leadId), facts, ownerEmail);
  return [report, inMail("quiz report", "owner", alert)];
}

/** Each band has its sequence. */
const consentOf = ({ email, quiz_score }: QuizPayload, facts: Facts) => ({
  email,
  name: "",
  sequence: sequenceOfBand(bandOf(quiz_score)),
  words: quizResultCopy(facts).send.consent,
  page: paths.visibilityQuiz(),
});
