import { stem } from "#platform/text/stem.ts";

const minLength = 4;
const minLengthForTwo = 8;
const maxLength = 30;

/** The words that names and phrases have: their stems, and the words as they are spelled, by their first letter. */
export type Vocabulary = {
  stems: ReadonlySet<string>;
  byLetter: ReadonlyMap<string, readonly string[]>;
  /** Plain words, by their letters in order: of them, only a swap is forgiven. */
  plain: ReadonlyMap<string, string>;
};

export const readVocabulary = (words: readonly string[], plain: readonly string[] = []): Vocabulary => ({
  plain: new Map(plain.map((word) => [lettersOf(word), word])),
  stems: new Set(words.map(stem)),
  byLetter: Map.groupBy(new Set(words), (word) => word.charAt(0)),
});

const questionWords = "what which where when your about does please with have many much would should long often".split(
  " ",
);

/** Question words without one of their letters. */
const clipped = new Map(
  questionWords.flatMap((word) =>
    [...word].slice(1).map((_, at): [string, string] => [word.slice(0, at + 1) + word.slice(at + 2), word]),
  ),
);

/** The question word that a word is with one letter more. */
const shortened = (word: string) =>
  [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)).find((each) => questionWords.includes(each));

const lettersOf = (word: string) => [...word].sort().join("");

/**
 * Replaces a word that nobody knows by the one that it is a slip away from: the same first letter, and one letter more,
 * less, other or swapped; two in a long word.
 */
export function forgiveTypo(word: string, known: Vocabulary, isWord: (word: string) => boolean): string {
  const { stems, byLetter, plain } = known;
  if (word.length > maxLength || /\d/.test(word) || stems.has(stem(word)) || isWord(word)) return word;
  const swapped = plain.get(lettersOf(word)) ?? clipped.get(word) ?? shortened(word);
  if (swapped !== undefined || word.length < minLength) return swapped ?? word;
  const most = word.length >= minLengthForTwo ? 2 : 1;
  let [best, fewest] = [word, most + 1];
  for (const each of byLetter.get(word.charAt(0)) ?? []) {
    if (each.length < minLength || Math.abs(each.length - word.length) > most) continue;
    const slips = countSlips(word, each);
    if (slips < fewest) [best, fewest] = [each, slips];
  }
  return best;
}

/** Letters that are more, less, other or swapped. */
function countSlips(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const [left, above, across] = [next[column - 1] ?? 0, last[column] ?? 0, last[column - 1] ?? 0];
      const changed = Math.min(left + 1, above + 1, across + Number(one[row - 1] !== other[column - 1]));
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(isSwapped ? Math.min(changed, (before[column - 2] ?? 0) + 1) : changed);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
