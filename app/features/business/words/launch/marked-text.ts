import type { Facts } from "#facts/facts.ts";
import { quizCopy } from "#features/quiz/words/quiz-questions.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { everyPage } from "#features/site/words/every-page.ts";
import type { LaunchMark } from "./launch-marks.ts";

type MarkedPage = LaunchMark["page"];

const markedPages = (facts: Facts): Record<MarkedPage, object> => ({
  ...everyPage(facts),
  "quiz-questions": quizCopy(facts),
  "quiz-result": quizResultCopy(facts),
});

export type ReadMark = (mark: LaunchMark) => string[];

/** Reads the paragraphs of a mark, as the page has them. Short names and ids between them are left out. */
export function markReader(facts: Facts): ReadMark {
  const pages = markedPages(facts);
  return ({ page, field }) => {
    const texts = textsOf(field.split(".").reduce<unknown>(fieldOf, pages[page]));
    const sentences = texts.filter((text) => text.includes(" "));
    return [...new Set(sentences.length > 0 ? sentences : texts)];
  };
}

const fieldOf = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}
