import type { Passage } from "#platform/text/passages.ts";
import { isChanger, isHarmless, readWords } from "./read-question.ts";
import { synonyms } from "./synonyms.ts";

/** A sentence that may be quoted, and the words that stand around it. */
export type ReadSentence = { passage: Passage; text: string; own: ReadonlySet<string>; around: ReadonlySet<string> };

const sentenceEnd = /(?<=[.!?]["”’)]?)\s+(?=["“]?[\p{Lu}\d])/u;
const minSentence = 25;

/** Splits passages into sentences; a very short one stays with the next. */
export function readSentences(passages: readonly Passage[]): ReadSentence[] {
  return passages.flatMap((passage) => {
    const { heading, quote } = passage;
    const around = new Set(readWords(`${heading} ${quote}`));
    const name = readWords(heading.split(": ").at(-1) ?? "");
    return joinShort(quote.split(sentenceEnd)).map((text) => ({
      ...{ passage, text, around },
      own: new Set([...readWords(text), ...name]),
    }));
  });
}

function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const each of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < minSentence) joined[joined.length - 1] = `${last} ${each}`;
    else joined.push(each);
  }
  return joined;
}

/** A sentence must hold this to answer a question that begins so. */
const kinds: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/\bhow much\b|\b(?:costs?|prices?|fees?|charges?|pay|fine)\b/, /\b(?:free|no charge)\b/],
  [/\bhow many\b/, /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred)\b/],
  [/\bhow (?:long|often|soon|fast|old)\b/, /\b(?:minutes?|hours?|days?|weeks?|months?|years?|quarter|once)\b/],
  [/\bwho(?:se)?\b/, /\b(?:who|person|people|owners?|somebody)\b/],
  [
    /\b(?:when|(?:what|which) (?:day|month|year|time))\b/,
    /\d|\b(?:when|before|after|until|[a-z]+day|day|week|months?|july|june)\b/,
  ],
  [/\bwhy\b/, /\b(?:because|so that|since|reason)\b/],
];

const kindWords = new Set(readWords("when where who whose why many much long often soon fast old"));

export type SentenceMatch = { sentence: ReadSentence; score: number };

type Options = {
  /** The number of passages with a word. */
  having: ReadonlyMap<string, number>;
  passageCount: number;
  /** The least number of words that count, and the least share of them, rare ones counting most. */
  least: { words: number; own: number; all: number };
};

const bySynonym = 0.8;
const byContext = 0.6;

/** The sentence that has nearly all the words of a question; nothing if a word stands on no page at all. */
export function matchSentence(
  { words, text }: { words: readonly string[]; text: string },
  sentences: readonly ReadSentence[],
  { having, passageCount, least }: Options,
): SentenceMatch | undefined {
  const asked = weighWords(words, having, passageCount);
  if (asked.length < least.words || asked.some(({ word, weight }) => weight === 0 || isChanger(word))) return undefined;
  const held = kinds.flatMap(([asks, holds]) => (asks.test(text.toLowerCase()) ? [holds] : []));
  const isOfKind = (sentence: ReadSentence) => held.every((holds) => holds.test(sentence.text.toLowerCase()));
  let best: SentenceMatch | undefined;
  for (const sentence of sentences) {
    const { own, all } = sharesOf(asked, sentence);
    if (own < least.own || all < least.all || all <= (best?.score ?? 0)) continue;
    if (isOfKind(sentence)) best = { sentence, score: all };
  }
  return best;
}

type Weighed = { word: string; others: readonly string[]; weight: number };

/** A word that stands on no page weighs nothing. */
function weighWords(words: readonly string[], having: Options["having"], passageCount: number): Weighed[] {
  const asked = new Set(words.filter((word) => !isHarmless(word) && !kindWords.has(word)));
  return [...asked].map((word) => {
    const forms = [word, ...(synonyms.get(word) ?? [])];
    const count = Math.min(...forms.map((form) => having.get(form) ?? Number.POSITIVE_INFINITY));
    return { word, others: forms.slice(1), weight: Math.log(1 + passageCount / count) };
  });
}

/** The shares of a question's words in a sentence, and there or around it. */
function sharesOf(asked: readonly Weighed[], sentence: ReadSentence): { own: number; all: number } {
  const share = (set: ReadonlySet<string>, { word, others }: Weighed) =>
    set.has(word) ? 1 : others.some((other) => set.has(other)) ? bySynonym : 0;
  let [own, all, whole] = [0, 0, 0];
  for (const each of asked) {
    const here = share(sentence.own, each);
    own += here * each.weight;
    all += Math.max(here, byContext * share(sentence.around, each)) * each.weight;
    whole += each.weight;
  }
  return { own: own / whole, all: all / whole };
}
