import { expect, test } from "vitest";
import { asksSomething } from "./asks-something.ts";

test.each([
  ["consultation", "", true],
  ["winery", "", false],
  ["winery", "Could we talk?", true],
] as const)("a %s form with the message %j waits for an answer: %s", (form, message, isAsked) => {
  expect(asksSomething(form, { message })).toBe(isAsked);
});
