import { stem } from "#platform/text/stem.ts";
import { forgiveTypo, type Vocabulary } from "./forgive-typos.ts";
import type { Before } from "./match-known.ts";
import { type Clause, isChanger, isHarmless, splitQuestion } from "./read-question.ts";

/** The rows that a question asks for; `isWhole` is false if a part of it finds nothing. */
export type Understood<Found> = { found: Found[]; isWhole: boolean };

type Find<Found> = (part: { words: readonly string[]; text: string }, before: Before | undefined) => Found | undefined;

const maxAnswers = 3;

/** A part of a question, its words without their endings and slips. */
type Part = Clause & { words: readonly string[] };

type Options<Found> = { vocabulary: Vocabulary; isWord: (word: string) => boolean; find: Find<Found> };

/**
 * Finds what each part of a question asks for. What only tells of the visitor is left aside. Undefined if nothing is
 * found, or if a part that finds nothing may change the others.
 */
export function understand<Found extends Before>(
  question: string,
  { vocabulary, isWord, find }: Options<Found>,
  earlier?: Before,
): Understood<Found> | undefined {
  const sentences = readSentences(question, { vocabulary, isWord });
  const hasForm = sentences.some((parts) => parts.some(({ isQuestion }) => isQuestion));
  const asking = sentences.filter((parts) =>
    parts.some(
      (part) => part.isQuestion || (part.isAsked && (!hasForm || part.isMarked || part.words.some(isChanger))),
    ),
  );
  const found: Found[] = [];
  let isWhole = true;
  for (const parts of asking.length > 0 ? asking : sentences) {
    const sentence = readSentence(parts, find, found.at(-1) ?? earlier);
    if (sentence.left.some(mayChange)) return undefined;
    isWhole &&= sentence.left.length === 0;
    found.push(...sentence.found.filter((each) => !found.includes(each)));
  }
  return found.length > 0 ? { found: found.slice(0, maxAnswers), isWhole } : undefined;
}

function readSentences(
  question: string,
  { vocabulary, isWord }: Pick<Options<never>, "vocabulary" | "isWord">,
): Part[][] {
  const isSure = (word: string) => isHarmless(stem(word)) || isWord(stem(word));
  const read = (word: string) => stem(forgiveTypo(word, vocabulary, isSure));
  return splitQuestion(question).map((parts) => parts.map((part) => ({ ...part, words: part.spelled.map(read) })));
}

/** Reads each part that asks, if there are several and all find something; else the whole sentence, else what is found. */
function readSentence<Found extends Before>(parts: readonly Part[], find: Find<Found>, earlier: Before | undefined) {
  const asked = parts.filter(({ isAsked }) => isAsked);
  const byPart = readParts(asked.length > 0 ? asked : parts, find, earlier);
  if (byPart.left.length === 0 && byPart.found.length > 1) return byPart;
  const whole = find(joined(parts), earlier);
  return whole ? { found: [whole], left: [] } : byPart;
}

function readParts<Found extends Before>(parts: readonly Part[], find: Find<Found>, earlier: Before | undefined) {
  const found: Found[] = [];
  const left: Part[] = [];
  for (const part of parts) {
    const each = find(part, found.at(-1) ?? earlier);
    if (each) found.push(each);
    else if (!part.words.every(isHarmless)) left.push(part);
  }
  return { found, left };
}

const joined = (parts: readonly Part[]) => ({
  words: parts.flatMap(({ words }) => words),
  text: parts.map(({ text }) => text).join(", "),
});

/** A part that asks nothing by itself, or names another year, money or place, belongs to what stands beside it. */
const mayChange = ({ words, isQuestion }: Part) => !isQuestion || words.some(isChanger);
