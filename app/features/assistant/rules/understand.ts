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

type Options<Found> = {
  vocabulary: Vocabulary;
  isWord: (word: string) => boolean;
  find: Find<Found>;
  /** The subject of what a visitor tells. */
  subjectOf: (words: readonly string[]) => string | undefined;
  /** The subject that a part only mentions. */
  mentionIn: (words: readonly string[]) => string | undefined;
};

/**
 * Finds what each part of a question asks for. What only tells of the visitor is left aside. Undefined if nothing is
 * found, or if a part that finds nothing may change the others.
 */
export function understand<Found extends Before>(
  question: string,
  { vocabulary, isWord, find, subjectOf, mentionIn }: Options<Found>,
  earlier?: Before,
): Understood<Found> | undefined {
  const sentences = readSentences(question, { vocabulary, isWord });
  const asking = askingIn(sentences);
  /** The subject that the visitor spoke of without asking. */
  const named = (parts: readonly Part[]) => beforeOf(subjectOf(parts.flatMap(({ words }) => words)));
  const found: Found[] = [];
  let isWhole = true;
  let before = earlier;
  for (const parts of sentences) {
    const told = asking.has(parts) ? toldIn(parts) : parts;
    before = (told.length > 0 && named(told)) || before;
    if (!asking.has(parts)) continue;
    const sentence = readSentence(parts, { find, mentionIn }, before);
    if (sentence.left.some(mayChange)) return undefined;
    isWhole &&= sentence.left.length === 0;
    found.push(...sentence.found.filter((each) => !found.includes(each)));
    before = sentence.found.at(-1) ?? before;
  }
  return found.length > 0 ? { found: found.slice(0, maxAnswers), isWhole } : undefined;
}

/** The sentences that ask; all, if none does. */
function askingIn(sentences: readonly Part[][]): ReadonlySet<Part[]> {
  const hasForm = sentences.some((parts) => parts.some(({ isQuestion }) => isQuestion));
  const isAsking = (part: Part) =>
    part.isQuestion || (part.isAsked && (!hasForm || part.isMarked || part.words.some(isChanger)));
  const asking = sentences.filter((parts) => parts.some(isAsking));
  return new Set(asking.length > 0 ? asking : sentences);
}

/** The parts that only tell, beside some that ask. */
const toldIn = (parts: readonly Part[]) =>
  parts.some(({ isAsked }) => isAsked) ? parts.filter(({ isAsked }) => !isAsked) : [];

function readSentences(
  question: string,
  { vocabulary, isWord }: Pick<Options<never>, "vocabulary" | "isWord">,
): Part[][] {
  const isSure = (word: string) => isHarmless(stem(word)) || isWord(stem(word));
  const read = (word: string) => stem(forgiveTypo(word, vocabulary, isSure));
  return splitQuestion(question).map((parts) => parts.map((part) => ({ ...part, words: part.spelled.map(read) })));
}

/** Reads each part that asks, if there are several and all find something; else the whole sentence, else what is found. */
type Reader<Found> = Pick<Options<Found>, "find" | "mentionIn">;

function readSentence<Found extends Before>(parts: readonly Part[], by: Reader<Found>, earlier: Before | undefined) {
  const { find } = by;
  const asked = parts.filter(({ isAsked }) => isAsked);
  const byPart = readParts(asked.length > 0 ? asked : parts, by, earlier);
  if (byPart.left.length === 0 && byPart.found.length > 1) return byPart;
  const whole = find(joined(parts), earlier);
  return whole ? { found: [whole], left: [] } : byPart;
}

function readParts<Found extends Before>(
  parts: readonly Part[],
  { find, mentionIn }: Reader<Found>,
  earlier: Before | undefined,
) {
  const found: Found[] = [];
  const left: Part[] = [];
  let before = earlier;
  for (const part of parts) {
    const mentioned = mentionIn(part.words);
    const each = parts.length > 1 && mentioned && !part.isQuestion ? undefined : find(part, before);
    if (each && !(left.length > 0 && each.about === "business")) found.push(each);
    else if (!mentioned && !part.words.every(isHarmless)) left.push(part);
    before = each ?? beforeOf(mentioned) ?? before;
  }
  return { found, left };
}

const beforeOf = (about: string | undefined): Before | undefined =>
  about === undefined ? undefined : { about, attribute: "" };

const joined = (parts: readonly Part[]) => ({
  words: parts.flatMap(({ words }) => words),
  text: parts.map(({ text }) => text).join(", "),
});

/** A part that asks nothing by itself, or names another year, money or place, belongs to what stands beside it. */
const mayChange = ({ words, isQuestion }: Part) => !isQuestion || words.some(isChanger);
