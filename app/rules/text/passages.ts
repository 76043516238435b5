import { plainText } from "./plain-text.ts";

/** A block of a page as it can be quoted, with what says where it stands. */
export type Passage = { title: string; path: string; heading: string; quote: string };
export type PassageIndex = { passages: { passage: Passage; words: Map<string, number>; length: number }[] };

const minQuote = 40;
const maxQuote = 600;
const heading = /^#{1,6} /;
const noText = /^(?:```|---|\||!\[[^\]]*\]\([^)]*\)$)/;

/** The blocks of a page's markdown that say something, as plain text. */
export function splitPassages(page: { title: string; path: string }, markdown: string): Passage[] {
  const passages: Passage[] = [];
  let under = "";
  for (const block of markdown.split(/\n\s*\n/)) {
    const text = block.trim();
    if (heading.test(text)) under = plainText(text.split("\n", 1)[0] ?? "");
    else if (!noText.test(text)) {
      const quote = plainText(text.slice(0, 2 * maxQuote));
      if (quote.length >= minQuote) passages.push({ ...page, heading: under, quote: cutAtWord(quote) });
    }
  }
  return passages;
}

const cutAtWord = (text: string) =>
  text.length <= maxQuote ? text : text.slice(0, text.lastIndexOf(" ", maxQuote)).trimEnd();

const maxWords = 40;
const common = new Set(
  "a an and are as at be by can do does for from has have how i in is it its me my of on or our so that the their them they this to us was we what when where which who will with you your".split(
    " ",
  ),
);

/** The words that are compared: folded, without the commonest ones and an English plural. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !common.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
}

const headingWeight = 2;

export function indexPassages(passages: readonly Passage[]): PassageIndex {
  return {
    passages: passages.map((passage) => {
      const words = new Map<string, number>();
      const add = (text: string, weight: number) => {
        for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + weight);
      };
      add(passage.quote, 1);
      add(`${passage.heading} ${passage.title}`, headingWeight);
      return { passage, words, length: passage.quote.length };
    }),
  };
}

/** The passages that answer best (BM25), the best first; none if no word occurs. */
export function rankPassages({ passages }: PassageIndex, question: string, max: number): Passage[] {
  const asked = [...new Set(wordsOf(question))].slice(0, maxWords);
  const meanLength = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
  const rarity = asked.map((word) => {
    const having = passages.filter(({ words }) => words.has(word)).length;
    return [word, Math.log(1 + (passages.length - having + 0.5) / (having + 0.5))] as const;
  });
  const scored = passages.map(({ passage, words, length }) => {
    const damped = 0.3 + 0.9 * (length / meanLength);
    const score = rarity.reduce((sum, [word, weight]) => {
      const times = words.get(word) ?? 0;
      return sum + (weight * times * 2.2) / (times + damped);
    }, 0);
    return { passage, score };
  });
  const found = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  return found.slice(0, max).map(({ passage }) => passage);
}
