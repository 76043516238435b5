import { expect, test } from "vitest";
import { findContradicted } from "./find-contradicted.ts";
import { groupQuestions, isSameQuestion } from "./group-questions.ts";

const asked = (...questions: string[]) => questions.map((question, at) => ({ id: String(at), question, asked_at: at }));

test("questions with the same words are grouped, the most asked first", () => {
  const groups = groupQuestions(
    asked("Do you ship wine?", "Do you work in Japan?", "do u work in japan", "Ship wine??"),
  );
  expect(groups.map(({ questions }) => questions.map(({ id }) => id))).toEqual([
    ["0", "3"],
    ["1", "2"],
  ]);
  expect(groupQuestions(asked("Do you ship to Ohio?", "Do you ship to Texas?"))).toHaveLength(2);
});

test("a question is the same in other words that do not count, and not with one word more", () => {
  expect(isSameQuestion("Do you work in Japan?", "could you work in Japan please")).toBe(true);
  expect(isSameQuestion("Do you work in Japan?", "Do you work in Japan for free?")).toBe(false);
  expect(isSameQuestion("what", "who")).toBe(false);
});

test("an answer with a figure that goes is contradicted", () => {
  const answers = [{ answer: "In Japan it is $1,000 more." }, { answer: "From $11,000." }, { answer: "We do." }];
  expect(findContradicted(answers, ["$1,000–$1,500"], ["$1,200–$1,500"])).toEqual([answers[0]]);
  expect(findContradicted(answers, ["$1,000–$1,500"], ["$1,000–$1,800"])).toEqual([]);
});
