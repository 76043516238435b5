import { keep, readStored } from "#platform/islands/browser/storage.ts";
import { bandOf, type QuizScores } from "../rules/score-quiz.ts";

const listKey = "quiz.analytics";

type Properties = Record<string, unknown>;

declare global {
  var dataLayer: unknown[] | undefined;
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

export const recordResultViewed = (scores: QuizScores) =>
  record("quiz_result_viewed", { ...describe(scores), emailSubmitted: false });

export const recordEmailSubmitted = (scores: QuizScores, email: string) =>
  record("quiz_email_submitted", { ...describe(scores), emailSubmitted: true, email });

export const recordCtaClicked = ({ totalScore }: QuizScores, ctaText: string) =>
  record("quiz_cta_clicked", { ctaText, totalScore, resultCategory: bandOf(totalScore) });

const describe = ({ totalScore, categoryScores }: QuizScores): Properties => ({
  quizCompleted: true,
  totalScore,
  categoryScores,
  resultCategory: bandOf(totalScore),
});

/** Stored in this browser's list, newest last, and pushed to the page's data layer if it has one. */
function record(eventName: string, properties: Properties) {
  const events = readStored(listKey);
  const event = { eventName, properties, timestamp: new Date().toISOString() };
  keep(listKey, [...(Array.isArray(events) ? events : []), event]);
  const { email, ...rest } = properties;
  const isEmailShared = email !== undefined && !navigator.globalPrivacyControl;
  globalThis.dataLayer?.push({ event: eventName, ...(isEmailShared ? properties : rest) });
}
