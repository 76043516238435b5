import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { QuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import { readAnswers, writeAnswers } from "#app/rules/quiz/kept-answers.ts";
import { quizScores } from "#app/rules/quiz/quiz-payload.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
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
  const { payload, idempotencyKey, network, paths } = received;
  const answers = readAnswers(received.answers, quizScores(payload));
  return storeQuizResult(db, {
    payload,
    answers: answers && writeAnswers(answers),
    idempotencyKey,
    network,
    nowMs,
    makeId: nanoid,
    destinations: configured(["quiz-crm", "quiz-workflow"], settings),
    writeMails({ linkKey, leadId }) {
      const links = {
        result: settings.siteUrl + paths.quizResult(linkKey),
        hill: settings.siteUrl + paths.hillPicture(linkKey),
        booking: settings.siteUrl + paths.bookConsultation(),
      };
      const report = inMail("quiz report", "visitor", quizReportMail(payload, facts, links));
      if (!settings.ownerEmail) return [report];
      const alert = quizAlertMail(payload, settings.siteUrl + deskPaths.lead(leadId), facts, settings.ownerEmail);
      return [report, inMail("quiz report", "owner", alert)];
    },
  });
}
