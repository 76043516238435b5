import { questionCount } from "#facts/quiz-points.ts";
import { newProgress, type QuizProgress, type ScoresById, wholeOrNull } from "./quiz-progress.ts";
import type { QuizScore } from "./score-quiz.ts";

export type QuizScreen = { kind: "intro" } | { kind: "question"; id: number } | { kind: "result" };

/** The current step: the first open question, unless the visitor went back to an answered one. */
export function quizScreen({ hasStarted, scores, backAt }: QuizProgress): QuizScreen {
  if (!hasStarted) return { kind: "intro" };
  const open = firstOpen(scores);
  if (backAt !== null && backAt >= 1 && backAt < open) return { kind: "question", id: backAt };
  return open > questionCount ? { kind: "result" } : { kind: "question", id: open };
}

export function missingQuestions(scores: ScoresById): number[] {
  return Array.from({ length: questionCount }, (_, index) => index + 1).filter((id) => scores[id] === undefined);
}

export const startQuiz = (progress: QuizProgress): QuizProgress => ({ ...progress, hasStarted: true });

/** Drops the answers; finished ones are kept as the earlier quiz. */
export const startAgain = ({ scores, earlier }: QuizProgress): QuizProgress =>
  startQuiz({ ...newProgress, earlier: wholeOrNull(scores) ?? earlier });

/** Records a score and moves to the next question, answered or not. */
export function answerQuestion(progress: QuizProgress, id: number, score: QuizScore): QuizProgress {
  const isSame = progress.scores[id] === score;
  const { sentTo, linkKey, mail } = isSame ? progress : newProgress;
  const scores = { ...progress.scores, [id]: score };
  return moveTo({ ...progress, sentTo, linkKey, mail, scores }, id + 1);
}

/** The first question answered elsewhere: an unfinished quiz keeps its other answers, a finished one starts anew. */
export const answerFirst = (progress: QuizProgress, score: QuizScore): QuizProgress =>
  answerQuestion(wholeOrNull(progress.scores) ? startAgain(progress) : startQuiz(progress), 1, score);

/** Goes back a step: from the first question to the start, from the result to the last question. Keeps the answers. */
export function goBack(progress: QuizProgress): QuizProgress {
  const screen = quizScreen(progress);
  if (screen.kind === "result") return moveTo(progress, questionCount);
  if (screen.kind === "question" && screen.id > 1) return moveTo(progress, screen.id - 1);
  return { ...progress, hasStarted: false, backAt: 1 };
}

export function moveTo(progress: QuizProgress, id: number): QuizProgress {
  return { ...progress, backAt: id < firstOpen(progress.scores) && id <= questionCount ? id : null };
}

const firstOpen = (scores: ScoresById) => missingQuestions(scores)[0] ?? questionCount + 1;
