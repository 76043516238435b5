import { expect, test } from "vitest";
import { defaultFacts } from "./facts.ts";
import { launchMarksB } from "./launch-marks-b.ts";
import { pagesB } from "./pages-b.ts";
import { quizQuestions } from "./quiz-questions.ts";
import { quizResultCopy } from "./quiz-result.ts";

const files: Record<string, unknown> = {
  ...pagesB(defaultFacts),
  "quiz-questions": { quizQuestions },
  "quiz-result": quizResultCopy(defaultFacts),
};

const at = (value: unknown, path: string) =>
  path.split(".").reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);

test.each(launchMarksB)("$page $field names words that exist", ({ page, field }) => {
  expect(at(files[page], field)).toBeTruthy();
});
