import { expect, test } from "vitest";
import { hillLines, hillOutline, hillPlaceOf, hillSize, hillSummits } from "./hill.ts";
import { likelyAnswers } from "./kept-answers.ts";
import type { ScoresById } from "./quiz-progress.ts";
import type { QuizScore } from "./score-quiz.ts";

const answers = (digits: string): ScoresById =>
  Object.fromEntries([...digits].map((digit, index) => [index + 1, Number(digit) as QuizScore]));
const [flattest, highest] = [answers("1".repeat(15)), answers("5".repeat(15))];

/** The heights that a path goes through. */
function heightsIn(path: string): number[] {
  const [start = 0, ...rest] =
    path
      .replace(/^M-?\d+ ?/, "")
      .match(/-?\d+/g)
      ?.map(Number) ?? [];
  const heights = [start];
  for (let at = 3; at < rest.length; at += 4) heights.push((heights.at(-1) ?? 0) + (rest[at] ?? 0));
  return heights;
}

test.each([
  ["the flattest", flattest, 92],
  ["the highest", highest, 270],
])("%s hill lies in its box and is as high as it should be", (_, given, height) => {
  const ys = hillLines(given).flatMap(heightsIn);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(hillSize.height);
  expect(Math.abs(hillSize.height - Math.min(...ys) - height)).toBeLessThan(25);
});

test.each([flattest, highest, answers("151515151515151"), answers("111113333355555")])(
  "fifteen lines lie above each other and never cross: %o",
  (given) => {
    const lines = hillLines(given).map(heightsIn);
    expect(lines).toHaveLength(15);
    for (const [index, line] of lines.slice(1).entries())
      for (const [node, y] of line.entries()) expect(y).toBeLessThan(lines[index]?.[node] ?? 0);
  },
);

test("without answers all lines lie flat on the ground, and an open one lies on the last laid", () => {
  expect(new Set(hillLines({}).map((line) => new Set(heightsIn(line)).size))).toEqual(new Set([1]));
  const lines = hillLines(answers("34"));
  expect(new Set(lines.slice(1)).size).toBe(1);
  expect(lines[1]).not.toBe(lines[0]);
});

test("each area raises its own summit, and a better answer raises it further", () => {
  const heights = hillSummits(answers("555551111133333")).map(({ y }) => 1 - y);
  expect(heights.map((height) => Math.round(height * 10))).toEqual([9, 3, 6]);
  const places = hillSummits(highest).map(({ x }) => x);
  expect(places).toEqual([...places].sort());
  for (const score of [2, 3, 4, 5])
    expect(hillPlaceOf(8, { ...flattest, 8: score as QuizScore }).y).toBeLessThan(
      hillPlaceOf(8, { ...flattest, 8: (score - 1) as QuizScore }).y,
    );
});

test("a low answer among high ones leaves a valley at its own place", () => {
  const valley = answers("555555515555555");
  const y = (id: number) => hillPlaceOf(id, valley).y;
  expect(y(8)).toBeGreaterThan(y(7));
  expect(y(8)).toBeGreaterThan(y(9));
});

test("the same answers draw the same hill, in at most 5 KB", () => {
  expect(hillLines(highest)).toEqual(hillLines(highest));
  expect(hillOutline(highest)).toBe(hillLines(highest)[14]);
  expect(hillLines(answers("151515151515151")).join("").length).toBeLessThan(5 * 1024);
});

test("a result kept without its answers draws a hill of the same heights", () => {
  const likely = likelyAnswers({
    totalScore: 48,
    categoryScores: { SEO: 5, "Lead Generation": 18, "User Experience": 25 },
  });
  expect(Object.values(likely).join("")).toBe("111113444355555");
});
