import { type Passage, wordsOf } from "#app/rules/text/passages.ts";
import { tidyText } from "#app/rules/text/tidy-text.ts";
import type { Claim } from "./read-claims.ts";

/** A sentence that may be shown, with the words of the page that it rests on. */
export type CheckedClaim = { text: string; source: Passage };

const maxSentence = 400;
const minQuote = 12;

/**
 * Checks a model's sentence against the passage that it cites: the quote stands there, and so does every figure, date,
 * address, name and promise of the sentence. Undefined if anything fails. Prices are never taken from a model.
 */
export function checkClaim(claim: Claim, passages: ReadonlyMap<string, Passage>): CheckedClaim | undefined {
  const passage = passages.get(claim.passage.trim());
  const text = tidyText(claim.text.slice(0, 2 * maxSentence), "line");
  if (!passage || text.length === 0 || text.length > maxSentence) return undefined;
  const quote = findQuote(passage.quote, claim.quote);
  if (!quote || hasMarks(text) || !isSound(text, quote, passage)) return undefined;
  return { text, source: { ...passage, quote } };
}

const folds: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "‑": "-" };

/** Sign by sign, so that places stay the same. */
const foldSigns = (text: string) => text.replace(/[’‘“”–—‑]/g, (sign) => folds[sign] ?? sign).replace(/\s/g, " ");

/** The quote as it stands in the passage; undefined if it does not. */
function findQuote(passage: string, quoted: string): string | undefined {
  const wanted = foldSigns(quoted).replace(/ +/g, " ").trim();
  if (wanted.length < Math.min(minQuote, passage.length)) return undefined;
  const at = foldSigns(passage).indexOf(wanted);
  if (at === -1) return undefined;
  const isCut = /[\p{L}\p{N}]/u;
  const [before = "", after = ""] = [passage[at - 1], passage[at + wanted.length]];
  if (isCut.test(before) || isCut.test(after) || after === "," || after === ".")
    return wholeOf(passage, at, wanted.length);
  return passage.slice(at, at + wanted.length);
}

/** A quote ends with words, not within them, nor within a figure. */
function wholeOf(passage: string, at: number, length: number): string {
  const start = passage.lastIndexOf(" ", at) + 1;
  const next = passage.indexOf(" ", at + length);
  return passage.slice(start, next === -1 ? undefined : next);
}

/** HTML, markdown, code, links: a sentence has none, and a question is no answer. */
const hasMarks = (text: string) =>
  /[?]\s*$|&[#\w]+;|[<>`\\{}|[\]*_^~#]|\bjavascript:|\bdata:|:\/\/|\bwww\./iu.test(text);

function isSound(text: string, quote: string, passage: Passage): boolean {
  const [said, shown] = [foldSigns(text), foldSigns(quote)];
  return (
    !/[$€£¥₿]|\b(?:dollars?|usd|euros?|cents?|bucks|pounds?)\b/i.test(said) &&
    isClock(said, shown) &&
    figuresOf(said).every((figure) => figuresOf(shown).includes(figure)) &&
    addressesOf(said).every((address) => shown.toLowerCase().includes(address)) &&
    namesOf(said).every((name) => holdsWord(`${shown} ${passage.title} ${passage.heading}`, name)) &&
    promisesOf(said).every((word) => promisesOf(shown).includes(word)) &&
    countDenials(said) === countDenials(shown) &&
    isShortened(said, shown)
  );
}

/** Times of day come from the calendar alone. */
const isClock = (said: string, shown: string) =>
  [...said.matchAll(/\b\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m|o'clock)\b|\b\d{1,2}:\d\d\b/gi)].every(([time]) =>
    shown.toLowerCase().includes(time.toLowerCase()),
  );

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const numberWords = new Map([
  ...numbers.map((word, value) => [word, String(value)] as const),
  ...["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, index) => [word, String(30 + 10 * index)] as const,
  ),
  ...["hundred", "thousand", "million", "dozen", "half", "third", "quarter", "double", "twice", "triple"].map(
    (word) => [word, word] as const,
  ),
]);
const figure =
  /([+-]?\d[\d.,]{0,20}|\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|third|quarter|double|twice|triple)\b)\+?(?:-\d{1,12})?(?:[- ]?(percent|minute|hour|day|week|month|quarter|year|page|post|article|question|campaign|email|star|mile|people|guest|client|owner)s?\b|(%))?/gi;

/** Each figure with its unit, words as digits; "one" says mostly something else. */
function figuresOf(text: string): string[] {
  const found = [...text.matchAll(figure)].map(([, value = "", unitWord = "", sign = ""]) => {
    const digits = numberWords.get(value.toLowerCase()) ?? value.replace(/[.,]{1,3}$/, "");
    return `${digits} ${unitWord.toLowerCase()}${sign}`.trim();
  });
  const spans = [...text.matchAll(/(\d{1,12})-(\d{1,12})/g)].flatMap(([, low = "", high = ""]) => [
    low,
    high,
    `${low}-${high}`,
  ]);
  const bare = found.map((each) => each.split(" ")[0] ?? "");
  return [...found, ...spans, ...bare].filter((each) => each !== "1" && each !== "one");
}

/** Whatever reads like a mail address or a domain. */
const addressesOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s"'(),;]/)
    .map((word) => word.replace(/[.!:]$/, ""))
    .filter((word) => word.includes("@") || /[a-z\d-]\.[a-z]{2}/.test(word));

/** Whether a text has this word; the commonest words are no names. */
function holdsWord(text: string, word: string): boolean {
  const shown = new Set(wordsOf(text));
  return wordsOf(word).every((each) => shown.has(each));
}

const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|today|tomorrow|yesterday|tonight|weekends?|christmas)\b/gi;

/** Words with a capital, at the beginning of a sentence too, and days. */
const namesOf = (text: string) =>
  [...(text.match(/\b\p{Lu}[\p{L}\p{N}]*/gu) ?? []), ...(text.match(days) ?? [])].filter(
    (name) => !["AI", "Dash"].includes(name),
  );

const promises =
  /\b(?:free|gratis|discount\w*|refund\w*|guarante\w*|promis\w*|warrant\w*|always|never|best|cheap\w*|lowest|highest|first|only|all|every|unlimited|included?s?|legal\w*|certif\w*|award\w*|licens\w*|insur\w*|immediately|instant\w*|cancel\w*|money|cost\w*|price\w*|pay\w*|fee\w*|charge\w*|must|require\w*|contract\w*)\b/gi;

/** Words that bind the business. */
const promisesOf = (text: string) => (text.match(promises) ?? []).map((word) => word.toLowerCase().replace(/s$/, ""));

/** "We never sell your data" must not become its opposite. */
const countDenials = (text: string) =>
  text.match(/\b(?:no|not|never|none|nobody|nothing|neither|nor|without|cannot|unless|refuse\w*|declin\w*)\b|n't\b/gi)
    ?.length ?? 0;

const spokenWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => numberWords.get(word) ?? word);

/** A sentence may leave words of its quote out; it adds none and turns none around. */
function isShortened(text: string, quote: string): boolean {
  const shown = spokenWords(quote).values();
  const said = spokenWords(text);
  return said.length > 0 && said.every((word) => shown.some((each) => each === word));
}
