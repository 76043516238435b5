import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("words in braces are replaced by their values; those without one stay", () => {
  expect(fill("Question {number} of {total} {odd}", { number: 3, total: 15 })).toBe("Question 3 of 15 {odd}");
});

test("a value is inserted unchanged", () => {
  expect(fill("To {email}", { email: "$&{email}" })).toBe("To $&{email}");
});
