import { foldText } from "./match-words.ts";
import { plainText } from "./plain-text.ts";
import { stem } from "./stem.ts";

/** A block of a page that can be quoted, with its place. */
export type Passage = { title: string; path: string; heading: string; quote: string };

type Counted = { words: Map<string, number>; length: number };
export type PassageIndex = {
  passages: (Counted & { passage: Passage; page: Counted; behind: Counted | undefined })[];
  /** The number of passages with a word. */
  having: Map<string, number>;
  meanLength: number;
  meanPageLength: number;
  meanBehindLength: number;
};

const minQuote = 40;
/** The longest passage. */
export const maxQuote = 600;
const heading = /^(?:[-*+] +|\d{1,3}[.)] +)?#{1,6} +/;
const noText = /^(?:```|---|!\[[^\]]*\]\([^)]*\)$)/;
/** A term and its definition, which are apart on the page. */
const definition = /^(?:[-*+]|\d{1,3}[.)])\s+\*\*([^*]{1,200})\*\*: (.+)$/s;
const mailLink = /<([^\s<>@]+@[^\s<>@]+)>/g;
/** Paragraphs of links alone: buttons, categories, neighbours. */
const linksAlone = /^(?:\[[^[\]\n]{1,300}\]\([^()\s]{1,500}\) ?)+$/gm;
const listItem = /^(?:[-*+]|\d{1,3}[.)])\s/;

type Line = { heading: string; text: string; isTitle?: true };

/** Splits a page's markdown into blocks of the page: paragraphs, list items, table cells. */
export function splitLines(markdown: string): Line[] {
  const lines: Line[] = [];
  let [section, under] = ["", ""];
  for (const block of markdown.split(/\n\s*\n/)) {
    const text = block.trim();
    if (heading.test(text)) {
      const name = plainText((text.split("\n", 1)[0] ?? "").replace(heading, ""));
      if (block.startsWith("#")) section = name;
      under = section === name ? name : `${section}: ${name}`;
      lines.push({ heading: section, text: name, isTitle: true });
    } else if (!noText.test(text)) lines.push(...piecesOf(text, under));
  }
  return lines.filter(({ text }) => text);
}

function piecesOf(block: string, under: string): Line[] {
  if (block.startsWith("|")) return cellsOf(block, under);
  const rows = block.split("\n");
  const parts = rows.every((row) => listItem.test(row.trim())) ? rows : [block];
  return parts.flatMap((part) => {
    const [, term, rest] = definition.exec(part.trim()) ?? [];
    if (!term || !rest) return [{ heading: under, text: plainOf(part) }];
    const name = plainOf(term);
    return [
      { heading: under, text: name },
      { heading: `${under}: ${name}`, text: plainOf(rest) },
    ];
  });
}

const plainOf = (markdown: string) =>
  plainText(
    markdown
      .trim()
      .slice(0, 2 * maxQuote)
      .replace(mailLink, "$1"),
  );

/** Gives each cell the first cell of its row as its heading. */
const cellsOf = (table: string, under: string): Line[] =>
  table
    .split("\n")
    .filter((row) => !/^[\s|:-]+$/.test(row))
    .flatMap((row) => {
      const [first = "", ...others] = row.split("|").slice(1, -1).map(plainOf);
      return [{ heading: under, text: first }, ...others.map((text) => ({ heading: `${under}: ${first}`, text }))];
    });

/** Splits a page's markdown into passages of plain text, without headings and without links that stand alone. */
export function splitPassages(page: { title: string; path: string }, markdown: string): Passage[] {
  const isSaid = ({ text, isTitle }: Line) => !isTitle && text.length >= minQuote;
  return splitLines(markdown.replace(linksAlone, ""))
    .filter(isSaid)
    .map(({ heading: under, text }) => ({ ...page, heading: under, quote: cutAtWord(text) }));
}

const cutAtWord = (text: string) =>
  text.length <= maxQuote ? text : text.slice(0, text.lastIndexOf(" ", maxQuote)).trimEnd();

const maxWords = 40;
const common = new Set(
  "a about am an and any are as at be been but by can could did do does doing for from get gets give go got had has have he her him his how i if in into is it its just like may me might mine must my need no not of on or our ours out shall she should so some such than that the their them then there these they this those to too u us was way we were what whats when where which who whom whose why will with would you your yours tell know please pls hi hey hello im ive thing stuff something anything".split(
    " ",
  ),
);

/** The significant words of a text in their order: folded and stemmed, without the commonest ones. */
export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !common.has(word)).map(stem);
}

const headingWeight = 2;

function count(texts: readonly (readonly [text: string, weight: number])[]): Counted {
  const words = new Map<string, number>();
  for (const [text, weight] of texts)
    for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + weight);
  return { words, length: texts.reduce((sum, [text]) => sum + text.length, 0) };
}

type Indexed = PassageIndex["passages"];

/**
 * Makes an index page by page, so that other work can run in between. `behind` gives a text that a passage is about: it
 * leads to the passage, and is never quoted.
 */
export function* indexInSteps(
  passages: readonly Passage[],
  behind: (passage: Passage) => string | undefined = () => undefined,
): Generator<void, PassageIndex> {
  const indexed: Indexed = [];
  const pages: Counted[] = [];
  for (const own of Map.groupBy(passages, ({ path }) => path).values()) {
    const page = count(own.map(({ heading: under, quote }) => [`${under} ${quote}`, 1]));
    pages.push(page);
    for (const passage of own) {
      const text = behind(passage);
      const told = text === undefined ? undefined : count([[text, 1]]);
      indexed.push({ ...countOf(passage), passage, page, behind: told });
    }
    yield;
  }
  return { passages: indexed, having: countHaving(indexed), ...meansOf(indexed, pages) };
}

function countHaving(indexed: Indexed): PassageIndex["having"] {
  const having = new Map<string, number>();
  for (const { words } of indexed) for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1);
  return having;
}

function meansOf(indexed: Indexed, pages: readonly Counted[]) {
  const mean = (all: readonly Counted[]) => all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length);
  const told = indexed.flatMap((each) => each.behind ?? []);
  return { meanLength: mean(indexed), meanPageLength: mean(pages), meanBehindLength: mean(told) };
}

function countOf({ quote, heading: under, title }: Passage): Counted {
  const { words } = count([
    [quote, 1],
    [`${under} ${title}`, headingWeight],
  ]);
  return { words, length: quote.length };
}

export type RankedPassage = { passage: Passage; score: number; coverage: number };

type RankOptions = {
  /** Other words for a word, as stems. */
  synonyms?: ReadonlyMap<string, readonly string[]>;
  /** The page that the last answer quoted. */
  nearPath?: string | undefined;
};

const pageShare = 0.4;
const behindShare = 0.4;
const synonymShare = 0.7;
const nearShare = 1.6;

/** A word of the question in each of its forms, with their weights. */
type Asked = { word: string; weight: number }[];

/**
 * Ranks passages by BM25 of the passage and, less, of its page; none if no word occurs. `coverage` is the share of the
 * question's words that occur, rare words counting most.
 */
export function rankPassages(
  index: PassageIndex,
  question: string,
  max: number,
  options: RankOptions = {},
): RankedPassage[] {
  const asked = weigh(index, question, options);
  const wanted = asked.reduce((sum, { rarity }) => sum + rarity, 0);
  const scored = index.passages.map(({ passage, page, behind, ...own }): RankedPassage => {
    let [score, covered] = [0, 0];
    for (const { forms, rarity } of asked) {
      score += best(own, index.meanLength, forms) + pageShare * best(page, index.meanPageLength, forms);
      if (behind) score += behindShare * best(behind, index.meanBehindLength, forms);
      if (forms.some(({ word }) => own.words.has(word))) covered += rarity;
      else if (behind && forms.some(({ word }) => behind.words.has(word))) covered += behindShare * rarity;
    }
    const near = options.nearPath === passage.path ? nearShare : 1;
    return { passage, score: score * near, coverage: wanted > 0 ? covered / wanted : 0 };
  });
  const found = scored.filter(({ coverage }) => coverage > 0);
  return found.sort((one, other) => other.score - one.score).slice(0, max);
}

function weigh({ passages, having }: PassageIndex, question: string, { synonyms }: RankOptions) {
  const rarityOf = (word: string) => {
    const count = having.get(word) ?? 0;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };
  return [...new Set(wordsOf(question))].slice(0, maxWords).map((word) => {
    const others = (synonyms?.get(word) ?? []).map((other) => ({
      word: other,
      weight: synonymShare * rarityOf(other),
    }));
    const rarity = rarityOf(word);
    return { rarity, forms: [{ word, weight: rarity }, ...others] };
  });
}

/** Returns the score of the best form. */
function best({ words, length }: Counted, meanLength: number, forms: Asked): number {
  const damped = 0.3 + 0.9 * (length / meanLength);
  let most = 0;
  for (const { word, weight } of forms) {
    const times = words.get(word) ?? 0;
    if (times > 0) most = Math.max(most, (weight * times * 2.2) / (times + damped));
  }
  return most;
}
