import { nanoid } from "nanoid";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { sessionPath } from "#facts/promised-kinds.ts";
import type { Refusals } from "#features/owner/server/refusals.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { PageTokens } from "#platform/http/server/page-token.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { configured } from "#platform/outbox/server/webhooks/destinations.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { checkQuizPayload, type QuizPayload } from "../rules/check-quiz-payload.ts";
import { readAnswers, writeAnswers } from "../rules/kept-answers.ts";
import { quizScores } from "../rules/quiz-payload.ts";
import { quizResultCopy } from "../words/quiz-result.ts";
import { type QuizSetAside, releaseResult, type StoredQuizResult, storeQuizResult } from "./queries/quiz-results.ts";
import { quizAlertMail } from "./quiz-alert-mail.ts";
import { quizReportMail } from "./quiz-report-mail.ts";

export type ReceivedQuiz = {
  payload: QuizPayload;
  /** The answers as digits, if they came along; kept only if they add up to the scores. */
  answers: string | null | undefined;
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
  /** From the page's script or its form. */
  pageToken: string | null | undefined;
  wantsLetters: boolean;
};

type EffectDeps = { settings: Settings; facts: Facts; nowMs: number; emit: Emit };
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

const effectsOf = ({ payload, wantsLetters }: Effective, { settings, facts, emit }: EffectDeps) => ({
  destinations: configured(["quiz-crm", "quiz-workflow"], settings),
  consent: wantsLetters ? { words: quizResultCopy(facts).send.consent, page: paths.visibilityQuiz() } : undefined,
  emit,
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
    booking: siteUrl + sessionPath(facts, "quiz"),
  };
  const report = inMail("quiz report", "visitor", quizReportMail(payload, facts, links));
  if (!ownerEmail) return [report];
  const alert = quizAlertMail(payload, siteUrl + deskPaths.lead(leadId), facts, ownerEmail);
  return [report, inMail("quiz report", "owner", alert)];
}
