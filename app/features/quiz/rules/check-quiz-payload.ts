import { z } from "zod/mini";
import { isEmailInput, maxEmailCharacters } from "#platform/mail/email-address.ts";
import { readText } from "#platform/text/read-text.ts";

const score = (low: number, high: number) =>
  z
    .int(`give a whole number from ${low} to ${high}`)
    .check(
      z.gte(low, `give a whole number from ${low} to ${high}`),
      z.lte(high, `give a whole number from ${low} to ${high}`),
    );

const bands = ["Excellent", "Good", "Needs Work", "Critical"] as const;

const payload = z.object({
  email: z.string("give an e-mail address").check(z.refine(isEmailInput, "give an e-mail address")),
  quiz_score: score(15, 75),
  quiz_result_category: z.enum(bands, `give one of ${bands.join(", ")}`),
  seo_score: score(5, 25),
  lead_generation_score: score(5, 25),
  user_experience_score: score(5, 25),
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
