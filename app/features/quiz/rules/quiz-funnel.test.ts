import { expect, test } from "vitest";
import { quizFunnel } from "./quiz-funnel.ts";

const counts = (...reached: number[]) => reached.map((count, index) => ({ path: String(index), count }));

test("people leave at the question that they saw and did not answer", () => {
  const funnel = quizFunnel(counts(40, 38, 30, 29), 3);
  expect(funnel).toMatchObject({ started: 40, finished: 29, worst: { question: 2, answered: 30, left: 8 } });
  expect(funnel.steps.map(({ left }) => left)).toEqual([2, 8, 1]);
});

test("of two questions that lose as many, the first is named", () => {
  expect(quizFunnel(counts(10, 8, 6), 2).worst?.question).toBe(1);
});

test("who began before midnight and went on after it makes no question gain people", () => {
  expect(quizFunnel(counts(3, 5, 5), 2)).toMatchObject({ steps: [{ left: 0 }, { left: 0 }], worst: undefined });
});

test("nothing counted is nothing", () => {
  expect(quizFunnel([], 15)).toMatchObject({ started: 0, finished: 0, worst: undefined });
});
