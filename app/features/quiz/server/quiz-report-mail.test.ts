import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { quizReportMail } from "./quiz-report-mail.ts";

const address = "https://house.example/a";
const payload = {
  email: "ada@house.example",
  quiz_score: 45,
  quiz_result_category: "Good" as const,
  seo_score: 15,
  lead_generation_score: 15,
  user_experience_score: 15,
};

test("the hill reaches both edges, also on a phone, where cells with text have a margin", () => {
  const { html } = quizReportMail(payload, defaultFacts, { result: address, hill: address, booking: address });
  const [, cell] = /<td([^>]*)><a [^>]*><img /.exec(html ?? "") ?? [];
  expect(cell).toBe(' style="padding:0"');
});
