import { maxScore, questionCount } from "#facts/quiz-points.ts";
import { isLinkKey, type ReportMail } from "./read-hook-response.ts";
import type { QuizScore } from "./score-quiz.ts";

export type ScoresById = Partial<Record<number, QuizScore>>;

export type QuizProgress = {
  hasStarted: boolean;
  scores: ScoresById;
  /** The answered question that a visitor has gone back to. */
  backAt: number | null;
  /** The address that the report was sent to. */
  sentTo: string | null;
  /** The link key of the stored result, if our server has it. */
  linkKey: string | null;
  /** The state of its mail, if our server has it. */
  mail: ReportMail | null;
  /** The answers of an earlier quiz, if all were given. */
  earlier: ScoresById | null;
};

export const newProgress: QuizProgress = {
  hasStarted: false,
  scores: {},
  backAt: null,
  sentTo: null,
  linkKey: null,
  mail: null,
  earlier: null,
};

export const isScore = (value: unknown): value is QuizScore =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxScore;

/** The stored progress, or a new beginning if it cannot be used. */
export function readQuizProgress(stored: unknown): QuizProgress {
  if (typeof stored !== "object" || stored === null) return newProgress;
  const { hasStarted, scores, backAt, sentTo, linkKey, mail, earlier } = stored as Record<string, unknown>;
  return {
    hasStarted: hasStarted === true,
    scores: readScoresOf(scores),
    backAt: typeof backAt === "number" ? backAt : null,
    sentTo: typeof sentTo === "string" ? sentTo : null,
    linkKey: isLinkKey(linkKey) ? linkKey : null,
    mail: readMail(mail, linkKey),
    earlier: wholeOrNull(readScoresOf(earlier)),
  };
}

const readScoresOf = (stored: unknown) => readScores((id) => (stored as ScoresById | null | undefined)?.[id]);

/** The answers if there is one to each question. */
export const wholeOrNull = (scores: ScoresById): ScoresById | null =>
  Object.keys(scores).length === questionCount ? scores : null;

/** Results stored by an earlier version have a key but no mail state. */
function readMail(mail: unknown, linkKey: unknown): ReportMail | null {
  if (mail === "held" || mail === "queued") return mail;
  return isLinkKey(linkKey) ? "queued" : null;
}

/** The valid scores among those given for each question. */
export function readScores(given: (id: number) => unknown): ScoresById {
  const scores: ScoresById = {};
  for (let id = 1; id <= questionCount; id++) {
    const score = given(id);
    if (isScore(score)) scores[id] = score;
  }
  return scores;
}

/** Hidden until the quiz starts; then the answers given, plus one when finished, in percent. */
export function progressPercent(answered: number, isFinished: boolean): number {
  return Math.min(100, Math.round(((answered + (isFinished ? 1 : 0)) / questionCount) * 100));
}
