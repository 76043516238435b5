import { expect, test } from "vitest";
import { drawRidge } from "./draw-ridge.ts";

test("the lines of a hill and its point have the colour that is asked for, and no other", () => {
  const hill = { lines: ["M0 9c4-9 8-9 12 0", "M0 8c4-9 8-9 12 0"], size: { width: 12, height: 9 } };
  const box = { left: 0, top: 0, width: 120, height: 60 };
  const { input } = drawRidge(hill, box, { metal: "#5c9775", point: { x: 0.5, y: 0.2 } });
  expect(new Set(String(input).match(/#[0-9a-f]{6}/g))).toEqual(new Set(["#5c9775"]));
});
