import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Facts } from "#facts/facts.ts";
import { articleCopy } from "#features/articles/words/article.ts";
import { bookConsultationCopy } from "#features/bookings/words/book-consultation.ts";
import { cigarLoungesCopy } from "#features/company/words/cigar-lounges.ts";
import { dashCopy } from "#features/company/words/dash.ts";
import { fineDiningCopy } from "#features/company/words/fine-dining.ts";
import { servicesCopy } from "#features/company/words/services.ts";
import { wineriesCopy } from "#features/company/words/wineries.ts";
import { currencySigns } from "#platform/intl/money.ts";
import { indexInSteps, type Passage, type PassageIndex, splitLines, splitPassages } from "#platform/text/passages.ts";
import { amountsIn } from "../rules/amounts-in.ts";
import type { AskingTable } from "../rules/asking-table.ts";
import type { PricedPackage } from "../rules/compare-packages.ts";
import { type Known, type KnownTable, readTable } from "../rules/match-known.ts";
import { type ReadSentence, readSentences } from "../rules/match-sentence.ts";
import { isOnlyOwn, mayQuote, price, type QuotingRules } from "../rules/may-quote.ts";
import { guideChapters } from "./guide-chapters.ts";
import { knownSubjects } from "./known-subjects.ts";
import { isArticle, type ListedPage, type ReadPage } from "./listed-page.ts";
import { pricedPackages } from "./package-knowledge.ts";
import { knownFromPages, type Shown } from "./page-knowledge.ts";
import type { OwnersAnswer } from "./queries/dash-answers.ts";
import { askingWords, siteAskings } from "./site-askings.ts";
import { knownFromFacts } from "./site-knowledge.ts";

/** All that the site knows, and the passages of its pages. */
export type SiteIndex = {
  passages: PassageIndex;
  sentences: readonly ReadSentence[];
  table: KnownTable<Shown>;
  askings: AskingTable<Shown>;
  packages: readonly PricedPackage[];
  answers: OwnersAnswer[];
};

/** Removes the note about the source, below the last rule. */
const withoutSource = (markdown: string) => markdown.slice(0, markdown.lastIndexOf("\n---\n"));

type Said = { facts: Facts; answers: OwnersAnswer[]; ownHosts: readonly string[] };

export async function makeSiteIndex(
  pages: readonly ListedPage[],
  read: ReadPage,
  { facts, answers, ownHosts }: Said,
): Promise<SiteIndex> {
  const passages: Passage[] = [];
  const linesByPath = new Map<string, Passage[]>();
  const site = { facts: knownFromFacts(facts), subjects: knownSubjects(facts) };
  const { email, supportEmail } = facts.contact;
  const rules = { ...site, ownAddresses: [email, supportEmail, ...ownHosts], signs: currencySigns(facts.place) };
  const articles = pages.filter(isArticle);
  const examples = exampleWords(facts);
  for (const { path, title } of pages) {
    const markdown = await read(path);
    if (markdown === undefined) continue;
    const text = withoutSource(markdown);
    const others = articles.filter((each) => each.path !== path);
    const own = splitPassages({ title, path }, isArticle({ path }) ? authorsOwn(text, facts) : text);
    const isSaid = ({ quote }: Passage) => !examples.some((each) => oneSpace(each) === oneSpace(quote));
    passages.push(...own.filter((each) => isSaid(each) && mayQuote(each, rules) && !announces(each, others)));
    const lines = splitLines(text).map((line) => ({ title, path, heading: line.heading, quote: line.text }));
    linesByPath.set(path, lines);
    await letOthersRun();
  }
  const shown = site.facts.flatMap((fact) => {
    const quotes = quotesOf(fact, linesByPath.get(fact.path) ?? [], rules);
    return quotes ? [{ ...fact, quotes }] : [];
  });
  const isSound = ({ quotes }: Shown) =>
    quotes.every(({ quote }) => isOnlyOwn(quote, rules) && !(price.test(quote) && /\d/.test(quote)));
  shown.push(...knownFromPages(facts, linesByPath).filter(isSound));
  shown.push(...answers.filter(({ also }) => also).map((answer) => ownersRow(answer, pages)));
  const chapters = guideChapters(facts);
  const behind = ({ path, heading }: Passage) =>
    chapters.find((each) => each.path === path && isUnder(heading, each.title))?.text;
  const steps = indexInSteps(passages, behind);
  const indexed = await inTurns(steps);
  const sentences: ReadSentence[] = [];
  for (const own of Map.groupBy(passages, ({ path }) => path).values()) {
    sentences.push(...readSentences(own));
    await letOthersRun();
  }
  const table = readTable(shown, site.subjects, askingWords(facts));
  const askings = await inTurns(siteAskings(facts, table));
  return { passages: indexed, sentences, table, askings, packages: pricedPackages(facts), answers };
}

/** Lets others run between steps. */
async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await letOthersRun();
    step = steps.next();
  }
  return step.value;
}

/** An answer of the owner's, asked for by the words that people also say. */
function ownersRow({ question, also, answer, path }: OwnersAnswer, pages: readonly ListedPage[]): Shown {
  const title = pages.find((each) => each.path === path)?.title ?? question;
  const quotes = [{ title, path, heading: question, quote: answer }];
  return { about: "business", attribute: "own", asks: also, text: answer, path, shows: [question], quotes };
}

function specimenWords(facts: Facts) {
  const { found, first } = bookConsultationCopy(facts).specimen;
  const pairs = [wineriesCopy, cigarLoungesCopy, fineDiningCopy].map((copyOf) => copyOf(facts).pair);
  return [...found.items, ...first.items, ...pairs.flatMap(({ notes }) => notes)].map(({ text }) => text);
}

/** The words of example conversations and specimens, which are not true of the business. */
const exampleWords = (facts: Facts) => [
  ...servicesCopy(facts).dash.example.lines.map(({ words }) => words),
  ...dashCopy(facts).night.hours.flatMap(({ quote }) => [quote.words, quote.note]),
  ...specimenWords(facts),
];

const isUnder = (heading: string, title: string) => lettersOf(heading.split(": ").at(-1) ?? "") === lettersOf(title);

/** Removes what the page adds below an article. */
function authorsOwn(markdown: string, facts: Facts): string {
  const { aboutAuthor, onward } = articleCopy(facts);
  return [onward.title, aboutAuthor].reduce((text, title) => {
    const at = text.lastIndexOf(`\n## ${title}\n`);
    return at === -1 ? text : text.slice(0, at);
  }, markdown);
}

/** Whether a passage is an article's title or excerpt, which is not the page's own text. */
const announces = ({ quote }: Passage, articles: readonly ListedPage[]) =>
  articles.some(({ title, description }) => isShownAs(title, quote) || isShownAs(description, quote));

function isShownAs(whole: string, shown: string): boolean {
  const [all, seen] = [lettersOf(whole), lettersOf(shown)];
  return seen !== "" && (shown.endsWith("…") ? all.startsWith(seen) : all === seen);
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

const maxFactQuote = 600;
const oneSpace = (text: string) => text.replace(/\s+/g, " ");

/** Returns lines that together show all figures; undefined if the page does not show them all. */
function quotesOf({ about, shows }: Known, lines: readonly Passage[], rules: QuotingRules): Passage[] | undefined {
  const wanted = shows.map(oneSpace);
  const known = rules.facts
    .filter((each) => each.about === about)
    .flatMap((each) => amountsIn(each.shows.join(" "), rules.signs));
  const isSound = (quote: string) =>
    isOnlyOwn(quote, rules) && amountsIn(quote, rules.signs).every((each) => known.includes(each));
  const short = lines.filter(({ quote }) => quote.length <= maxFactQuote && isSound(quote));
  const quotes: Passage[] = [];
  for (const figure of wanted) {
    if (quotes.some(({ quote }) => holds(quote, figure))) continue;
    const having = short.filter(({ quote }) => holds(quote, figure));
    const count = ({ quote }: Passage) => wanted.filter((each) => holds(quote, each)).length;
    const [best] = having.toSorted((one, other) => count(other) - count(one) || score(other) - score(one));
    if (!best) return undefined;
    quotes.push(best);
  }
  return quotes;
}

/** A sentence says more than a cell of a table. */
const score = ({ quote }: Passage) => (quote.length >= 40 ? 1 : 0);

/** Whether a text has the figure as a whole: "4 posts" is not in "14 posts". */
function holds(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  if (at === -1) return false;
  const before = text[at - 1] ?? " ";
  const after = text.slice(at + figure.length, at + figure.length + 2);
  return !/[\p{L}\p{N}$–]/u.test(before) && !/^(?:[\p{L}\p{N}–]|[.,]\d)/u.test(after);
}
