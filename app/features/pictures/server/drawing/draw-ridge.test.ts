import { expect, test } from "vitest";
import { likelyAnswers } from "#features/quiz/rules/kept-answers.ts";
import { drawRidge } from "./draw-ridge.ts";

test("the lines of a hill and its point have the colour that is asked for, and no other", () => {
  const categoryScores = { SEO: 10, "Lead Generation": 15, "User Experience": 20 };
  const answers = likelyAnswers({ totalScore: 45, categoryScores });
  const box = { left: 0, top: 0, width: 120, height: 60 };
  const { input } = drawRidge(answers, box, { metal: "#5c9775", point: { x: 0.5, y: 0.2 } });
  expect(new Set(String(input).match(/#[0-9a-f]{6}/g))).toEqual(new Set(["#5c9775"]));
});
