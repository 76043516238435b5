import type { SessionKind } from "#facts/session-kind.ts";
import { typedOf } from "#features/details/desk/typed-of.ts";
import type { FactProblem } from "#features/details/rules/fact-kind.ts";
import { readFact } from "#features/details/rules/read-fact.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import type { Fields } from "#platform/http/read-fields.ts";
import { defaultPlace } from "#platform/intl/place.ts";
import { readText } from "#platform/text/read-text.ts";
import { kindSlug } from "../../rules/kind-slug.ts";
import { kindFields, maxQuestionCharacters, maxQuestions } from "../../words/session-kinds.ts";

export type KindField = keyof typeof kindFields;
export type TypedKind = Record<KindField, string[]> & { questions: string };
export type KindProblems = Partial<Record<KindField, { problem: FactProblem; at: number; spans?: string[] }>> & {
  questions?: true;
  whole?: "taken" | "full";
};

const fields = Object.entries(kindFields) as [KindField, (typeof kindFields)[KindField]][];
const timeFields = ["lengthMinutes", "bufferMinutes", "noticeHours", "horizonDays", "maxADay", "weeklyHours"] as const;

type Reading = { typed: TypedKind; kind: SessionKind } | { typed: TypedKind; problems: KindProblems };

/** Reads a posted kind of session: its values, or the problem at each field. */
export function readKind(posted: Fields, of: Pick<SessionKind, "id" | "isHidden">): Reading {
  const given = Object.fromEntries(fields.map(([name, fact]) => [name, typedOf(posted, fact)]));
  const questions = readText(posted.questions, "lines", maxQuestions * (maxQuestionCharacters + 1));
  const typed = { ...(given as Record<KindField, string[]>), questions: questions.text };
  const values: Partial<Record<KindField, unknown>> = {};
  const problems: KindProblems = {};
  for (const [name, { kind }] of fields) {
    const reading = readFact(kind, typed[name]);
    if ("problem" in reading) problems[name] = reading;
    else values[name] = reading.value;
  }
  const lines = questions.text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const isTooMuch = lines.length > maxQuestions || lines.some((line) => line.length > maxQuestionCharacters);
  if (questions.isTooLong || isTooMuch) problems.questions = true;
  if (Object.keys(problems).length > 0) return { typed, problems };
  const { name, slug, about, place } = values as Record<KindField, string>;
  const times = Object.fromEntries(timeFields.map((each) => [each, values[each]])) as SessionKind["times"];
  return { typed, kind: { ...of, slug: kindSlug(slug || name), name, about, place, questions: lines, times } };
}

/** The fields of a kind as it is stored. */
export function typeKind({ times, questions, ...kind }: Omit<SessionKind, "id" | "isHidden">): TypedKind {
  const values: Record<string, unknown> = { ...kind, ...times };
  const typed = fields.map(([name, fact]) => [name, typeFact(fact.kind, values[name], defaultPlace)]);
  return { ...(Object.fromEntries(typed) as Record<KindField, string[]>), questions: questions.join("\n") };
}
