import { expect, test } from "vitest";
import { checkQuizPayload } from "./check-quiz-payload.ts";

const good = {
  email: "owner@vineyard.example",
  quiz_score: 52,
  quiz_result_category: "Good",
  seo_score: 18,
  lead_generation_score: 16,
  user_experience_score: 18,
};

test("keeps the six fields and nothing else", () => {
  expect(checkQuizPayload({ ...good, extra: "<script>" })).toEqual({ ok: true, payload: good });
});

test.each(["food&wine@cellar.example", "m@example.xn--p1ai", "m@weingut-müller.example", "owner@cellar"])(
  "what a browser has let through as an address is taken: %s",
  (email) => {
    expect(checkQuizPayload({ ...good, email })).toEqual({ ok: true, payload: { ...good, email } });
  },
);

test.each([" owner@cellar.example", "owner@cellar.example \r\n", "\u00a0owner@cellar.example\u200b"])(
  "blanks around an address are no part of it: %j",
  (email) => {
    expect(checkQuizPayload({ ...good, email })).toMatchObject({ payload: { email: "owner@cellar.example" } });
  },
);

test.each([
  ["email", "nobody"],
  ["email", `owner@cellar.example${" ".repeat(900)}`],
  ["email", ""],
  ["email", null],
  ["email", `${"a".repeat(250)}@x.example`],
  ["quiz_score", 14],
  ["quiz_score", 76],
  ["quiz_score", "52"],
  ["quiz_score", 52.5],
  ["quiz_result_category", "Superb"],
  ["seo_score", 4],
  ["lead_generation_score", 26],
  ["user_experience_score", null],
])("%s cannot be %s", (field, value) => {
  const checked = checkQuizPayload({ ...good, [field]: value });
  expect(checked).toEqual({ ok: false, fields: { [field]: expect.stringMatching(/^give /) } });
});

test.each([[null], [[]], ["text"], [7]])("%s is told every field it lacks", (value) => {
  const checked = checkQuizPayload(value);
  expect(checked.ok === false && Object.keys(checked.fields)).toEqual(Object.keys(good));
});
