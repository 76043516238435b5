import { expect, test } from "vitest";
import { newProgress, type QuizProgress, type ScoresById } from "./quiz-progress.ts";
import {
  answerFirst,
  answerQuestion,
  goBack,
  missingQuestions,
  moveTo,
  type QuizScreen,
  quizScreen,
  startAgain,
  startQuiz,
} from "./quiz-step.ts";

const answered = (count: number): ScoresById =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, 3]));
const at = (count: number, more: Partial<QuizProgress> = {}): QuizProgress => ({
  ...newProgress,
  hasStarted: true,
  scores: answered(count),
  ...more,
});

test("a first answer from elsewhere begins the quiz, keeps unfinished answers, and starts a finished one anew", () => {
  expect(quizScreen(answerFirst(newProgress, 4))).toEqual({ kind: "question", id: 2 });
  expect(answerFirst(at(6), 4)).toMatchObject({ scores: { ...answered(6), 1: 4 }, backAt: 2 });
  expect(answerFirst(at(15), 4)).toMatchObject({ scores: { 1: 4 }, earlier: answered(15) });
});

const intro: QuizScreen = { kind: "intro" };
const result: QuizScreen = { kind: "result" };
const question = (id: number): QuizScreen => ({ kind: "question", id });

const screens: [name: string, progress: QuizProgress, screen: QuizScreen][] = [
  ["nobody has begun", newProgress, intro],
  ["answers are kept but the start was gone back to", at(4, { hasStarted: false }), intro],
  ["it has just been started", startQuiz(newProgress), question(1)],
  ["six are answered", at(6), question(7)],
  ["fourteen are answered", at(14), question(15)],
  ["all are answered", at(15), result],
  ["one in the middle is open", at(15, { scores: { ...answered(15), 8: undefined } }), question(8)],
  ["the visitor looks back at the third", at(6, { backAt: 3 }), question(3)],
  ["the visitor looks back from the result", at(15, { backAt: 15 }), question(15)],
  ["looking back points at an open question", at(6, { backAt: 9 }), question(7)],
  ["looking back points nowhere", at(6, { backAt: 0 }), question(7)],
];

test.each(screens)("when %s", (_, progress, screen) => expect(quizScreen(progress)).toEqual(screen));

const moves: [name: string, progress: QuizProgress, screen: QuizScreen][] = [
  ["an answer leads to the next question", answerQuestion(at(6), 7, 4), question(8)],
  ["the last answer leads to the result", answerQuestion(at(14), 15, 1), result],
  ["a changed answer leads to the question after it", answerQuestion(at(6, { backAt: 3 }), 3, 5), question(4)],
  ["a changed answer just before the open one leads there", answerQuestion(at(6, { backAt: 6 }), 6, 5), question(7)],
  ["a changed last answer leads to the result", answerQuestion(at(15, { backAt: 15 }), 15, 5), result],
  ["back leads to the question before", goBack(at(6)), question(6)],
  ["back again leads one further", goBack(goBack(at(6))), question(5)],
  ["back from the first leads to the start", goBack(at(0)), intro],
  ["back from the result leads to the last question", goBack(at(15)), question(15)],
  ["starting again after going back begins at the first", startQuiz(goBack(at(6, { backAt: 1 }))), question(1)],
  ["forward leads to the question after", moveTo(at(6, { backAt: 3 }), 4), question(4)],
];

test.each(moves)("%s", (_, progress, screen) => expect(quizScreen(progress)).toEqual(screen));

test("going back keeps every answer", () => {
  expect(goBack(goBack(at(6))).scores).toEqual(answered(6));
});

test("a changed answer may be sent again, the same one need not", () => {
  const sent = { sentTo: "a@b.example", linkKey: "V1StGXR8_Z5jdHi6B-myT", mail: "held" as const };
  expect(answerQuestion(at(15, { backAt: 2, ...sent }), 2, 5)).toMatchObject({
    sentTo: null,
    linkKey: null,
    mail: null,
  });
  expect(answerQuestion(at(15, { backAt: 2, ...sent }), 2, 3)).toMatchObject(sent);
});

test("starting again keeps the answers of the last time, however far the new ones went", () => {
  const again = startAgain(at(15));
  expect(again).toEqual({ ...at(0), earlier: answered(15) });
  expect(startAgain({ ...again, scores: answered(4) })).toEqual(again);
});

test("what is missing is named", () => {
  expect(missingQuestions({ ...answered(15), 4: undefined, 9: undefined })).toEqual([4, 9]);
  expect(missingQuestions(answered(15))).toEqual([]);
});
