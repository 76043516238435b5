import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { QuizPayload } from "#app/rules/check-quiz-payload.ts";
import { quizReportMail } from "./outgoing/mail/quiz-report-mail.ts";
import { configured } from "./outgoing/webhooks/destinations.ts";
import type { Settings } from "./settings.ts";
import { type Stored, storeQuizResult } from "./tables/quiz-results.ts";
import type { Db } from "./tables/schema.ts";

export type ReceivedQuiz = {
  payload: QuizPayload;
  idempotencyKey?: string;
  /** Where the report's mail leads to. */
  paths: { quizResult: (linkKey: string) => string; bookConsultation: () => string };
};

type Ground = { db: Db; settings: Settings; facts: Facts; nowMs: number };

/** Keeps a quiz result, and puts its report and the automations' copies on their way. */
export function receiveQuizResult(received: ReceivedQuiz, { db, settings, facts, nowMs }: Ground): Promise<Stored> {
  const { payload, idempotencyKey, paths } = received;
  return storeQuizResult(db, {
    payload,
    idempotencyKey,
    nowMs,
    makeId: nanoid,
    destinations: configured(["quiz-crm", "quiz-workflow"], settings),
    writeReport(linkKey) {
      const links = {
        result: settings.siteUrl + paths.quizResult(linkKey),
        booking: settings.siteUrl + paths.bookConsultation(),
      };
      return JSON.stringify(quizReportMail(payload, facts, links));
    },
  });
}
