import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { quizCategories } from "#facts/quiz-points.ts";
import { quizBands } from "../rules/score-quiz.ts";
import { quizResultCopy } from "./quiz-result.ts";

const { result, categories, next, send, toasts } = quizResultCopy(defaultFacts);
const bands = ["Critical", "Needs Work", "Good", "Excellent"];

test("each of the four bands has its own message, offer and label [4.quiz.band-messages]", () => {
  expect(quizBands.toReversed()).toEqual(bands);
  expect(Object.keys(result.bands).sort()).toEqual([...bands].sort());
  for (const field of ["label", "message", "offer"] as const) {
    expect(new Set(Object.values(result.bands).map((band) => band[field])).size).toBe(4);
  }
});

test("each category has a sentence for each height and three things to do", () => {
  expect(Object.keys(categories.advice)).toEqual(quizCategories);
  for (const advice of Object.values(categories.advice)) {
    expect(Object.keys(advice.tiers).sort()).toEqual([...bands].sort());
    expect(advice.steps).toHaveLength(3);
    expect(advice.guide.ids.length).toBeGreaterThan(0);
  }
});

test("the booking button and the confirmation read as specified [4.quiz.book]", () => {
  expect(next.button).toBe("Book a Digital Diagnostic");
  expect(send.sent).toContain("{email}");
});

test("the four toasts are word for word [8.toast.email] [8.toast.both] [8.toast.exception] [8.toast.partial]", () => {
  const lines = Object.values(toasts).map((toast) => `${toast.variant} ${toast.title}: ${toast.description}`);
  expect(lines).toEqual([
    "destructive Error: Please enter your email address",
    "destructive Error: There was a problem sending your results. Please try again or contact support.",
    "destructive Error: There was a problem sending your results. Please try again.",
    "default Partial Success: Your results were submitted but there may have been an issue with one of our services. We'll still process your request.",
  ]);
});
