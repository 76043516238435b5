import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { sequenceOfBand } from "#app/rules/letters/sequences.ts";
import type { QuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import { readAnswers, writeAnswers } from "#app/rules/quiz/kept-answers.ts";
import { quizScores } from "#app/rules/quiz/quiz-payload.ts";
import { bandOf } from "#app/rules/quiz/score-quiz.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { askForLettersWith } from "#server/letters/ask-for-letters.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import { quizAlertMail } from "#server/outgoing/mail/quiz-alert-mail.ts";
import { quizReportMail } from "#server/outgoing/mail/quiz-report-mail.ts";
import { configured } from "#server/outgoing/webhooks/destinations.ts";
import type { Settings } from "#server/settings.ts";
import { type StoredQuizResult, storeQuizResult } from "#server/tables/quiz/quiz-results.ts";
import type { Db } from "#server/tables/schema.ts";

export type ReceivedQuiz = {
  payload: QuizPayload;
  /** The fifteen answers as digits, if they came along; kept only if they add up to the scores. */
  answers: string | null | undefined;
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
  wantsLetters?: boolean;
  /** The page that the report's mail links to. */
  paths: {
    quizResult: (linkKey: string) => string;
    hillPicture: (linkKey: string) => string;
    bookConsultation: () => string;
  };
};

type Deps = { db: Db; settings: Settings; facts: Facts; nowMs: number };

/** Stores a quiz result and queues its report, the owner's alert and webhook calls. */
export function receiveQuizResult(
  received: ReceivedQuiz,
  { db, settings, facts, nowMs }: Deps,
): Promise<StoredQuizResult> {
  const { payload, idempotencyKey, network, paths: reportPaths } = received;
  const answers = readAnswers(received.answers, quizScores(payload));
  return storeQuizResult(db, {
    payload,
    answers: answers && writeAnswers(answers),
    idempotencyKey,
    network,
    nowMs,
    makeId: nanoid,
    destinations: configured(["quiz-crm", "quiz-workflow"], settings),
    askForLetters: received.wantsLetters
      ? askForLettersWith(consentOf(payload, facts), { settings, facts, nowMs })
      : undefined,
    writeMails({ linkKey, leadId }) {
      const links = {
        result: settings.siteUrl + reportPaths.quizResult(linkKey),
        hill: settings.siteUrl + reportPaths.hillPicture(linkKey),
        booking: settings.siteUrl + reportPaths.bookConsultation(),
      };
      const report = inMail("quiz report", "visitor", quizReportMail(payload, facts, links));
      if (!settings.ownerEmail) return [report];
      const alert = quizAlertMail(payload, settings.siteUrl + deskPaths.lead(leadId), facts, settings.ownerEmail);
      return [report, inMail("quiz report", "owner", alert)];
    },
  });
}

/** Each band has its sequence. */
const consentOf = ({ email, quiz_score }: QuizPayload, facts: Facts) => ({
  email,
  name: "",
  sequence: sequenceOfBand(bandOf(quiz_score)),
  words: quizResultCopy(facts).send.consent,
  page: paths.visibilityQuiz(),
});
