import { expect, test } from "vitest";
import { drawLine } from "./draw-line.ts";

const size = { width: 400, height: 100 };
const heights = (path: string) => [...path.matchAll(/ (-?\d+)/g)].map(([, y]) => Number(y));

test("the line goes from the bottom at zero to the top at the highest count", () => {
  expect(drawLine([0, 5, 10], 10, size)).toBe("M0 100L200 50L400 0");
});

test.each([[[0, 9, 0, 0, 40, 0]], [[0, 0, 0]], [[7]]])("%j stays between zero and the highest", (counts) => {
  const path = drawLine(counts, Math.max(...counts), size);
  // A curve would leave the chart between two counts.
  expect(path).toMatch(/^M[\d L]+$/);
  for (const y of heights(path)) expect(y).toBeGreaterThanOrEqual(0);
  for (const y of heights(path)) expect(y).toBeLessThanOrEqual(size.height);
});
