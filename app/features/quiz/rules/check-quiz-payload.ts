import { z } from "zod/mini";
import { maxPoints, minPoints, type QuizCategory } from "#facts/quiz-points.ts";
import { isEmailInput, maxEmailCharacters } from "#platform/mail/email-address.ts";
import { readText } from "#platform/text/read-text.ts";
import { quizBands } from "./score-quiz.ts";

function points(category?: QuizCategory) {
  const [min, max] = [minPoints(category), maxPoints(category)];
  const problem = `give a whole number from ${min} to ${max}`;
  return z.int(problem).check(z.gte(min, problem), z.lte(max, problem));
}

const payload = z.object({
  email: z.string("give an e-mail address").check(z.refine(isEmailInput, "give an e-mail address")),
  quiz_score: points(),
  quiz_result_category: z.enum(quizBands, `give one of ${quizBands.join(", ")}`),
  seo_score: points("SEO"),
  lead_generation_score: points("Lead Generation"),
  user_experience_score: points("User Experience"),
});

export type QuizPayload = z.infer<typeof payload>;

export type CheckedQuizPayload = { ok: true; payload: QuizPayload } | { ok: false; fields: Record<string, string> };

/** A quiz payload with its six fields only, or the problem of each. */
export function checkQuizPayload(value: unknown): CheckedQuizPayload {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const checked = payload.safeParse(isObject ? withTidyEmail(value) : {});
  if (checked.success) return { ok: true, payload: checked.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
  return { ok: false, fields };
}

/** Tidied as the forms do. */
function withTidyEmail(sent: { email?: unknown }) {
  const { text, isTooLong } = readText(sent.email, "line", maxEmailCharacters);
  return typeof sent.email === "string" && !isTooLong ? { ...sent, email: text } : sent;
}
