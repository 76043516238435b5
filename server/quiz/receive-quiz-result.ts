import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { QuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import { quizReportMail } from "#server/outgoing/mail/quiz-report-mail.ts";
import { configured } from "#server/outgoing/webhooks/destinations.ts";
import type { Settings } from "#server/settings.ts";
import { type StoredQuizResult, storeQuizResult } from "#server/tables/quiz/quiz-results.ts";
import type { Db } from "#server/tables/schema.ts";

export type ReceivedQuiz = {
  payload: QuizPayload;
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
  /** The page that the report's mail links to. */
  paths: { quizResult: (linkKey: string) => string; bookConsultation: () => string };
};

type Deps = { db: Db; settings: Settings; facts: Facts; nowMs: number };

/** Stores a quiz result and queues its report and webhook calls. */
export function receiveQuizResult(
  received: ReceivedQuiz,
  { db, settings, facts, nowMs }: Deps,
): Promise<StoredQuizResult> {
  const { payload, idempotencyKey, network, paths } = received;
  return storeQuizResult(db, {
    payload,
    idempotencyKey,
    network,
    nowMs,
    makeId: nanoid,
    destinations: configured(["quiz-crm", "quiz-workflow"], settings),
    writeReport(linkKey) {
      const links = {
        result: settings.siteUrl + paths.quizResult(linkKey),
        booking: settings.siteUrl + paths.bookConsultation(),
      };
      return inMail("quiz report", "visitor", quizReportMail(payload, facts, links));
    },
  });
}
