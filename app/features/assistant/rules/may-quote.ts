import { foldText } from "#platform/text/match-words.ts";
import type { Passage } from "#platform/text/passages.ts";
import { trimEnd } from "#platform/text/trim-end.ts";
import { amountsIn } from "./amounts-in.ts";
import type { Known, Subject } from "./match-known.ts";
import { numberWords } from "./number-words.ts";

/** Mentions of money. */
export const price = /\p{Sc}|\b(?:dollars?|usd|euros?|cents?|bucks|pounds?)\b/iu;
export const timeOfDay = /\b\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m|o'clock)\b|\b\d{1,2}:\d\d\b/i;
/** HTML, markdown, code and links; no answer contains them. */
export const marks = /&[#\w]+;|[<>`\\{}|[\]*_^~#]|\bjavascript:|\bdata:|:\/\/|\bwww\./iu;

const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const ends = /[\s()"“”'’,;!?]+/;
/** A host, a mail address, or a host in words. */
const address = /@|[\p{L}\d]\.\p{L}{2,}(?![\p{L}\d])/u;
const hostInWords = /\bdot\b/i;
const phone = /\+?\d[\d ().-]{5,20}\d/g;
const date = /^\d{4}-\d\d-\d\d$/;
const discount = /\d ?(?:%|percent)(?: \p{L}{1,20}){0,3} (?:off|discount|less|cheaper)\b/iu;
const amount =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|(?:\d|\bone\b).{0,20}?\b(?:dollars?|usd|euros?|cents?|bucks|pounds?)\b|\b(?:usd|euros?) ?\d/iu;
const opening = /\b(?:open|opens|opening|hours|sessions?|consultations?)\b/giu;
const hour =
  /\d:\d\d|\d ?[ap]\.?m|\b(?:from|at|until|till) \d{1,2}(?=$|[.,;!?]| (?:in|to|until|till|on|every|sharp|at|o)\b)/iu;
const costing = /\b(?:costs?|prices?|priced at|charges?|fees?|pay|only|just)\b/i;
const forFree = /\b(?:is|are|now|for|entirely) free\b|\bfree of charge\b|\bcosts? nothing\b|\bcomplimentary\b/i;
const counted = /\b(\d{1,4})[- ](minute|post|article|page|day|question)s?\b/gi;
const sentenceEnd = /(?<=[.!?]["”’)]?)\s/;

/** Writes number words as figures, except "one", which mostly counts nothing. */
const inFigures = (text: string) =>
  text.normalize("NFKC").replace(/\p{L}+/gu, (word) => {
    const name = word.toLowerCase();
    return name === "one" ? word : (numberWords.get(name) ?? word);
  });

type QuotedFact = Pick<Known, "about" | "attribute" | "text" | "shows">;

export type QuotingRules = {
  facts: readonly QuotedFact[];
  subjects: readonly Subject[];
  /** Hosts and mail addresses of the site's own. */
  ownAddresses: readonly string[];
  /** Of the business's currency. */
  signs: readonly string[];
};

/**
 * Whether an answer may quote a passage. It must not contain what the business details or the calendar answer, such as
 * prices, opening hours or other figures for an offer, and no address but the site's own. So nobody can plant these in
 * an answer by writing an article.
 */
export function mayQuote({ title, heading, quote }: Passage, rules: QuotingRules): boolean {
  const around = `${title} ${heading}`;
  if (!isOnlyOwn(`${around} ${quote}`, rules)) return false;
  const text = inFigures(`${around} ${quote}`);
  if (amount.test(text) || amountsIn(text, rules.signs).length > 0 || discount.test(text)) return false;
  const sentences = [title, heading, ...quote.split(sentenceEnd)].map(inFigures);
  return !sentences.some((each) => tellsHours(each) || contradicts(each, around, rules));
}

const hourDistance = 70;

/** "We open daily, from 10 am": an hour soon after a word of opening. */
const tellsHours = (sentence: string) =>
  [...sentence.matchAll(opening)].some(({ index, 0: { length } }) =>
    hour.test(sentence.slice(index + length, index + length + hourDistance)),
  );

/** Whether a text has no foreign address, no markup and no hidden characters. */
export function isOnlyOwn(original: string, { ownAddresses }: Pick<QuotingRules, "ownAddresses">): boolean {
  const text = original.normalize("NFKC");
  if (hidden.test(original) || marks.test(text) || hostInWords.test(text)) return false;
  const phones = text.match(phone)?.filter((each) => !date.test(each) && each.replace(/\D/g, "").length >= 7);
  if (phones?.length) return false;
  const foreign = text
    .replace(/[。｡]/g, ".")
    .split(ends)
    .map((word) => trimEnd(word, /[.:]/))
    .filter((word) => address.test(word) && !ownAddresses.includes(word));
  return foreign.length === 0;
}

/** Whether it states a price, or another figure of an offer than the business details. */
function contradicts(sentence: string, around: string, { facts, subjects, signs }: QuotingRules): boolean {
  const counts = countsIn(sentence);
  const isPriced = forFree.test(sentence) || (costing.test(sentence) && /\d/.test(sentence));
  if (counts.length === 0 && !isPriced) return false;
  if (isPriced && subjects.some((subject) => isSold(subject, facts, signs) && isNamed(sentence, properNames(subject))))
    return true;
  const namedIn = (text: string) => subjects.filter(({ names }) => isNamed(text, names));
  const here = namedIn(sentence);
  return (here.length > 0 ? here : namedIn(around)).some(({ id }) => {
    const known = facts.filter(({ about }) => about === id).flatMap(({ text }) => countsIn(inFigures(text)));
    return counts.some(({ count, unit }) => {
      const same = known.filter((each) => each.unit === unit);
      return same.length > 0 && same.every((each) => each.count !== count);
    });
  });
}

const isSold = ({ id }: Subject, facts: readonly QuotedFact[], signs: readonly string[]) =>
  facts.some(
    ({ about, attribute, text }) => about === id && attribute === "price" && amountsIn(text, signs).length > 0,
  );

/** Names with a capital. A common noun such as "website" may mean anybody's. */
const properNames = ({ names }: Subject) => names.filter((name) => /\p{Lu}/u.test(name));

const countsIn = (text: string) =>
  [...text.matchAll(counted)].map(([, count = "", unit = ""]) => ({
    count,
    unit: unit.toLowerCase().replace("article", "post"),
  }));

const spaced = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const isNamed = (text: string, names: readonly string[]) => names.some((name) => spaced(text).includes(spaced(name)));
