import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { counted } from "#platform/text/counted.ts";
import { fill } from "#platform/text/fill.ts";
import { type Passage, type RankedPassage, rankPassages, wordsOf } from "#platform/text/passages.ts";
import { comparedPair, withinLimits } from "../rules/compare-packages.ts";
import type { Topic } from "../rules/conversation.ts";
import { isSameQuestion } from "../rules/group-questions.ts";
import { type Before, findSubjects, matchKnown } from "../rules/match-known.ts";
import { isChanger, isHarmless, readWords } from "../rules/read-question.ts";
import { synonyms } from "../rules/synonyms.ts";
import { understand } from "../rules/understand.ts";
import { wantsPerson } from "../rules/wants-person.ts";
import { askCopy } from "../words/dash-answers.ts";
import { asksCopy } from "../words/dash-asks.ts";
import { isArticle } from "./listed-page.ts";
import type { Shown } from "./page-knowledge.ts";
import type { SiteIndex } from "./site-index.ts";
import { standingFor } from "./standing-question.ts";

type AnswerKind = "answer" | "passages" | "declined" | "handover";

export type Answer = { kind: AnswerKind; text: string; quotes: Passage[]; topic: Topic | undefined };

const maxPassages = 3;
const maxRanked = 60;
/** The minimum share of a question that the found passages must cover. */
const minCoverage = 0.34;
const pronoun = /\b(?:it|its|that|this|they|them|those|these|there)\b/i;
const maxShortWords = 3;

/**
 * Answers from the site's own words: offers a person if asked for one, else an unambiguous fact, else passages, else
 * says that there is no answer.
 */
export function answerQuestion(index: SiteIndex, facts: Facts, question: string, topic?: Topic): Answer {
  const copy = askCopy(facts);
  if (wantsPerson(question)) {
    const text = fill(copy.handover, { minutes: counted(facts.sessionMinutes.consultation, "minute") });
    return { kind: "handover", text, quotes: [], topic };
  }
  const own = ownersAnswer(index, question);
  if (own) return own;
  const declined: Answer = { kind: "declined", text: copy.declined, quotes: [], topic: undefined };
  if (standingFor(question)) return declined;
  const known = answerKnown(index, facts, question, topic);
  if (known) return known;
  const found = carriedBy(index, findPassages(index, question, topic, maxRanked), question).slice(0, maxPassages);
  const [first] = found;
  if (!first) return declined;
  const next = { about: subjectOf(index, first.path), attribute: "", path: first.path };
  return { kind: "passages", text: copy.passages, quotes: found, topic: next };
}

const minCarried = 3;
const minRare = 2;
const rareIn = 12;
const legal: readonly string[] = [paths.privacyPolicy(), paths.termsOfService()];
const ofBusiness = /\b(?:you|your|yours|u|ur|alder)\b/i;

/**
 * The passages that have every word of a question but grammar and courtesy. What is asked of the business, no article
 * answers; and legal pages answer nothing that the table does not.
 */
function carriedBy(index: SiteIndex, passages: readonly Passage[], question: string): Passage[] {
  const asked = [...new Set(readWords(question).filter((word) => !isHarmless(word) && !unsaid.has(word)))];
  const isOfBusiness = ofBusiness.test(question);
  const rare = asked.filter((word) => (index.passages.having.get(word) ?? 0) <= rareIn);
  const named = findSubjects(readWords(question), index.table).some(({ yields }) => !yields);
  if (named || asked.length < minCarried || rare.length < minRare || asked.some(isChanger)) return [];
  const indexed = new Map(index.passages.passages.map((each) => [each.passage, each]));
  return passages.filter((passage) => {
    const { title, path, heading, quote } = passage;
    if (legal.includes(path) || (isOfBusiness && isArticle({ path }))) return false;
    const words = new Set(readWords(`${title} ${heading} ${quote}`));
    const behind = indexed.get(passage)?.behind?.words;
    return asked.every((word) => words.has(word) || behind?.has(word));
  });
}

const unsaid = new Set(readWords("who why use work make people team"));

function ownersAnswer({ answers, passages }: SiteIndex, question: string): Answer | undefined {
  const standing = standingFor(question);
  const own =
    answers.find((each) => isSameQuestion(each.question, question)) ??
    answers.find((each) => standing !== undefined && standingFor(each.question) === standing);
  if (!own) return undefined;
  const { answer, path, question: heading } = own;
  const title = passages.passages.find((each) => each.passage.path === path)?.passage.title ?? heading;
  const quotes = [{ title, path, heading, quote: answer }];
  return { kind: "answer", text: answer, quotes, topic: { about: "", attribute: "", path } };
}

function answerKnown(index: SiteIndex, facts: Facts, question: string, topic: Topic | undefined): Answer | undefined {
  const { table, packages } = index;
  const asks = asksCopy(facts).difference;
  const priceOf = ({ id }: { id: string }) =>
    table.rows.flatMap(({ fact }) =>
      fact.about === id && (fact.attribute === "price" || fact.attribute === "posts") ? [fact] : [],
    );
  const find = ({ words, text }: { words: readonly string[]; text: string }, before: Before | undefined) => {
    const compared = withinLimits(text, packages) ?? comparedPair(words, { table, packages, asks });
    return compared ? joinRows(compared.flatMap(priceOf)) : matchKnown(words, table, before)?.fact;
  };
  const isWord = (word: string) => index.passages.having.has(word);
  const understood = understand(question, { vocabulary: table.vocabulary, isWord, find }, topic);
  if (!understood) return undefined;
  const { found, isWhole } = understood;
  const last = found.at(-1);
  return {
    kind: "answer",
    text: [...found.map(({ text }) => text), ...(isWhole ? [] : [askCopy(facts).partly])].join(" "),
    quotes: found.flatMap(({ quotes }) => quotes),
    topic: last && { about: last.about, attribute: last.attribute, path: last.path },
  };
}

function joinRows(rows: readonly Shown[]): Shown | undefined {
  const [first] = rows;
  if (!first) return undefined;
  return {
    ...first,
    about: "packages",
    text: rows.map(({ text }) => text).join(" "),
    quotes: rows.flatMap(({ quotes }) => quotes),
  };
}

const maxTold = 4;
const minTold = 40;

/** The words of pages about the subjects that a question names, where none of them is a sure answer. */
export function toldOf({ table }: SiteIndex, question: string): Passage[] {
  const words = readWords(question);
  const named = new Set(findSubjects(words, table).flatMap(({ id, yields }) => (yields ? [] : [id])));
  const told = table.rows.filter(({ fact, asked }) => named.has(fact.about) && words.some((word) => asked.has(word)));
  return told.flatMap(({ fact }) => fact.quotes.filter(({ quote }) => quote.length >= minTold)).slice(0, maxTold);
}

/** The best passage of each of the best pages. */
export function findPassages(index: SiteIndex, question: string, topic?: Topic, max = maxPassages): Passage[] {
  const isFollowUp = pronoun.test(question) || wordsOf(question).length <= maxShortWords;
  const nearPath = isFollowUp ? topic?.path : undefined;
  const ranked = rankPassages(index.passages, question, maxRanked, { synonyms, nearPath });
  const seen = new Set<string>();
  const isBest = ({ passage }: RankedPassage) => !seen.has(passage.path) && seen.add(passage.path);
  const best = ranked.filter(isBest).slice(0, max);
  return best.some(({ coverage }) => coverage >= minCoverage) ? best.map(({ passage }) => passage) : [];
}

const subjectOf = ({ table }: SiteIndex, path: string) =>
  path === paths.services()
    ? ""
    : (table.rows.find(({ fact }) => fact.path === path && fact.attribute === "price")?.fact.about ?? "");
