import { wordsOf } from "#platform/text/passages.ts";

export type OpenQuestion = { id: string; question: string; asked_at: number };
/** Questions that ask the same, the newest first; the page shows the first of them. */
export type QuestionGroup = {
  questions: OpenQuestion[];
  /** The words for a question that nearly every owner is asked, asked here or not yet. */
  standing?: string;
};

/** The minimum share of words that two questions have in common. */
const minShared = 0.6;

/** Groups questions with mostly the same words, the largest groups first. */
export function groupQuestions(questions: readonly OpenQuestion[]): QuestionGroup[] {
  const groups: { words: Set<string>; questions: OpenQuestion[] }[] = [];
  for (const question of questions) {
    const words = new Set(wordsOf(question.question));
    const group = groups.find((each) => sharedOf(each.words, words) >= minShared);
    if (group) group.questions.push(question);
    else groups.push({ words, questions: [question] });
  }
  return groups
    .toSorted((one, other) => other.questions.length - one.questions.length)
    .map((group) => ({ questions: group.questions }));
}

function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 1 : one.intersection(other).size / all;
}

/** Whether two questions have the same significant words, in any order. */
export function isSameQuestion(one: string, other: string): boolean {
  const [words, others] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return words.size > 0 && sharedOf(words, others) === 1;
}
