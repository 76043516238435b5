import { maxQuote, type Passage } from "#platform/text/passages.ts";
import { stem } from "#platform/text/stem.ts";
import { marks, price, timeOfDay } from "./may-quote.ts";
import { numberWords } from "./number-words.ts";
import type { Claim } from "./read-claims.ts";

/** Whole sentences of a page that may be shown, with their source. */
export type CheckedClaim = { text: string; source: Passage };

const minQuote = 12;

/**
 * Checks a model's sentence against the passage that it cites: the quote must occur there, and the sentence may use
 * only its words, in their order. Returns the page's own whole sentences, so that a "not" or "except" that the model
 * left out is shown. Undefined if a check fails. Prices and times of day are never taken from a model.
 */
export function checkClaim(claim: Claim, passages: ReadonlyMap<string, Passage>): CheckedClaim | undefined {
  const passage = passages.get(claim.passage.trim());
  if (!passage || claim.text.length > maxQuote) return undefined;
  const text = findSentences(passage.quote, claim.quote);
  if (!text || text.length > maxQuote || !isAnswer(text)) return undefined;
  if (marks.test(claim.text) || !isShortened(claim.text, text)) return undefined;
  return { text, source: { ...passage, quote: text } };
}

const folds: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "‑": "-" };

/** Replaces character by character, so that indexes stay the same. */
const foldSigns = (text: string) => text.replace(/[’‘“”–—‑]/g, (sign) => folds[sign] ?? sign).replace(/\s/g, " ");

/** Returns the whole sentences that a quote touches; undefined if the passage does not contain it. */
function findSentences(passage: string, quoted: string): string | undefined {
  const wanted = foldSigns(quoted).replace(/ +/g, " ").trim();
  if (wanted.length < Math.min(minQuote, passage.length)) return undefined;
  const start = foldSigns(passage).indexOf(wanted);
  if (start === -1) return undefined;
  const touched = splitSentences(passage).filter(
    ({ at, text }) => at < start + wanted.length && at + text.length > start,
  );
  return touched.map(({ text }) => text).join(" ");
}

/**
 * The end of a sentence: not after a question, which the next sentence answers, nor after an abbreviation, nor before a
 * sentence that qualifies or refers to the one before.
 */
const sentenceEnd =
  /(?<!\b(?:\p{L}|[SsDdMm][tr]|Mrs|Ms|vs|etc|Inc|Ltd|Co|approx|est))[.!]["'”’)]{0,2}\s+(?!(?:Except|Excluding|Unless|But|However|Only|Otherwise|Yet|Still|Though|Although|Until|If|Provided|Not|Nor|Neither|This|That|These|Those|It|Its|They|Their|Then|There|Here|Both|Each|So|Such|Same)\b)(?=["“'(]?[\p{Lu}\p{N}])/gu;

function splitSentences(passage: string): { at: number; text: string }[] {
  const starts = [0, ...[...passage.matchAll(sentenceEnd)].map(({ index, 0: sign }) => index + sign.length)];
  return starts.map((at, number) => ({ at, text: passage.slice(at, starts[number + 1]).trim() })).filter(isWhole);
}

/** Long passages are cut, so their last sentence may be incomplete. */
const isWhole = ({ at, text }: { at: number; text: string }) =>
  /[.!?]["'”’)]{0,2}$/.test(text) || at + text.length < maxQuote / 2;

/** "Yes" and "No" answer the page's question, not the visitor's. */
const isAnswer = (text: string) =>
  !marks.test(text) && !price.test(text) && !timeOfDay.test(foldSigns(text)) && !/^(?:yes|no)\b|[?]$/i.test(text);

const spokenWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => numberWords.get(word) ?? word);

const grammar = new Set(
  "a an the is are was were be been it we you they our your their this that and of to in on".split(" "),
);

/**
 * A model may leave words out, bend their endings and put grammar between them, but not add or reorder any: so every
 * figure, name and negation that it says is in the page's words.
 */
function isShortened(text: string, sentences: string): boolean {
  const shown = spokenWords(sentences).map(stem).values();
  const said = spokenWords(text)
    .filter((word) => !grammar.has(word))
    .map(stem);
  return said.length > 0 && said.every((word) => shown.some((each) => each === word));
}
