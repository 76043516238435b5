import { expect, test } from "vitest";
import { newProgress, progressPercent, readQuizProgress } from "./quiz-progress.ts";

test.each([
  [0, false, 0],
  [1, false, 7],
  [6, false, 40],
  [14, false, 93],
  [15, false, 100],
  [15, true, 100],
])("%i answers, finished: %s, are %i %% [4.quiz.progress]", (answered, isFinished, percent) => {
  expect(progressPercent(answered, isFinished)).toBe(percent);
});

test("stored progress is read back unchanged", () => {
  const stored = {
    hasStarted: true,
    scores: { 1: 3, 2: 5 },
    backAt: 1,
    sentTo: "a@b.example",
    linkKey: "V1StGXR8_Z5jdHi6B-myT",
    mail: "held",
    earlier: Object.fromEntries(Array.from({ length: 15 }, (_, index) => [index + 1, 2])),
  };
  expect(readQuizProgress(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(readQuizProgress({ ...stored, mail: undefined }).mail).toBe("queued");
});

test.each([null, "text", 7, [], {}, { scores: "text", hasStarted: "yes", backAt: "2", sentTo: 4, linkKey: "short" }])(
  "%j is a new beginning",
  (stored) => expect(readQuizProgress(stored)).toEqual(newProgress),
);

test("answers of the last time count only if all are there", () => {
  expect(readQuizProgress({ earlier: { 1: 3 } }).earlier).toBeNull();
});

test("invalid scores are left out", () => {
  const scores = { 1: 3, 2: 6, 3: "4", 4: 2.5, 16: 3 };
  expect(readQuizProgress({ hasStarted: true, scores }).scores).toEqual({ 1: 3 });
});
