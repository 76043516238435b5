import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { counted } from "#platform/text/counted.ts";
import { fill } from "#platform/text/fill.ts";
import { type Passage, type RankedPassage, rankPassages, wordsOf } from "#platform/text/passages.ts";
import { stem } from "#platform/text/stem.ts";
import { comparedPair, withinLimits } from "../rules/compare-packages.ts";
import type { Topic } from "../rules/conversation.ts";
import { forgiveTypo } from "../rules/forgive-typos.ts";
import { isSameQuestion } from "../rules/group-questions.ts";
import { matchAsking } from "../rules/match-asking.ts";
import { type Before, findSubjects, matchKnown, mentionIn, type Named } from "../rules/match-known.ts";
import { matchSentence } from "../rules/match-sentence.ts";
import { isHarmless, readWords, spelledWords } from "../rules/read-question.ts";
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
  const found = carriedBy(index, question);
  if (!found) return { ...declined, topic: topicOf(index, question) };
  const { passage, text, isNamed } = found;
  const next = { about: subjectOf(index, passage.path), attribute: "", path: passage.path };
  const { title } = passage;
  return isNamed
    ? { kind: "answer", text: fill(copy.inArticle, { title, quote: text }), quotes: [passage], topic: next }
    : { kind: "passages", text: copy.passages, quotes: [passage], topic: next };
}

/** The subject of a question without an answer: the next one may go on from there. */
function topicOf({ table }: SiteIndex, question: string): Topic | undefined {
  const [first, ...others] = findSubjects(readWords(question), table).filter(({ yields }) => !yields);
  const path = table.rows.find(({ fact }) => fact.about === first?.id)?.fact.path;
  return first && path && others.length === 0 ? { about: first.id, attribute: "", path } : undefined;
}

const legal: readonly string[] = [paths.privacyPolicy(), paths.termsOfService()];
const ofBusiness = /\b(?:you|your|yours|u|ur)\b/i;
const ofArticle = /\b(?:article|post|blog)\b/i;

/**
 * The sentence that has the words of a question. Of an article that the question names, most of them; of all pages, all.
 * No article answers for the business; and legal pages answer nothing that the table does not.
 */
function carriedBy(
  index: SiteIndex,
  question: string,
): { passage: Passage; text: string; isNamed: boolean } | undefined {
  const isWord = (word: string) => index.passages.having.has(word) || isHarmless(word);
  const words = spelledWords(question).map((word) =>
    stem(forgiveTypo(word, index.table.vocabulary, (each) => isWord(stem(each)))),
  );
  const article = ofArticle.test(question) ? namedArticle(index, words) : undefined;
  if (!article && findSubjects(words, index.table).some(({ yields }) => !yields)) return undefined;
  const isOfBusiness = ofBusiness.test(question);
  const pool = index.sentences.filter(({ passage: { path } }) =>
    article ? path === article.path : !legal.includes(path) && !(isOfBusiness && isArticle({ path })),
  );
  const asked = article ? words.filter((word) => !article.name.includes(word)) : words;
  const { having, passages } = index.passages;
  const least = article ? ofNamed : isOfBusiness ? ofBusinessItself : ofAll;
  const found = matchSentence({ words: asked, text: question }, pool, { having, passageCount: passages.length, least });
  return found && { ...found.sentence, isNamed: article !== undefined };
}

const ofNamed = { words: 2, own: 0.6, all: 0.8 };
const ofAll = { words: 3, own: 0.75, all: 0.95 };
const ofBusinessItself = { ...ofAll, words: 5 };
const articleWords = readWords("article post blog says say explains explain per yours your");

/** The article that has most words of a question in its title. */
function namedArticle({ passages }: SiteIndex, words: readonly string[]) {
  const titles = new Map(passages.passages.map(({ passage: { path, title } }) => [path, title]));
  const [first, second] = [...titles]
    .filter(([path]) => isArticle({ path }))
    .map(([path, title]) => ({
      path,
      name: readWords(title).filter((word) => !isHarmless(word) && words.includes(word)),
    }))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!first || first.name.length <= (second?.name.length ?? 0)) return undefined;
  return { path: first.path, name: [...first.name, ...articleWords] };
}

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
  const { table, packages, askings } = index;
  const asks = asksCopy(facts).difference;
  const priceOf = ({ id }: { id: string }) =>
    table.rows.flatMap(({ fact }) =>
      fact.about === id && (fact.attribute === "price" || fact.attribute === "posts") ? [fact] : [],
    );
  const isWord = (word: string) => index.passages.having.has(word);
  const find = ({ words, text }: { words: readonly string[]; text: string }, before: Before | undefined) => {
    const known = matchKnown(words, table, before)?.fact;
    if (known?.about === "packages" && known.attribute !== "price" && known.attribute !== "list") return known;
    const compared = withinLimits(text, packages) ?? comparedPair(words, { table, packages, asks });
    if (compared) return joinRows(compared.flatMap(priceOf));
    return known ?? matchAsking({ words, text, before: before?.about }, askings);
  };
  const common: readonly string[] = aLaCarteItems(facts).map(({ id }) => id);
  /** A common noun such as "website" may be the visitor's own. */
  const subjectOf = (words: readonly string[]) => {
    const isOurs = ({ id, at }: Named) => at.length > 1 || !common.includes(id);
    const [first, ...others] = findSubjects(words, table).filter(({ yields }) => !yields);
    return first && others.length === 0 && isOurs(first) ? first.id : undefined;
  };
  const mentioned = (words: readonly string[]) => mentionIn(words, table);
  const options = { vocabulary: table.vocabulary, isWord, find, subjectOf, mentionIn: mentioned };
  const understood = understand(question, options, topic);
  if (!understood) return undefined;
  const { found, isWhole } = understood;
  const last = found.at(-1);
  return {
    kind: "answer",
    text: [...new Set(found.map(({ text }) => text)), ...(isWhole ? [] : [askCopy(facts).partly])].join(" "),
    quotes: [...new Map(found.flatMap(({ quotes }) => quotes).map((each) => [each.quote, each])).values()],
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
  const told = table.rows.filter(
    ({ fact, asked }) => named.has(fact.about) && words.some((word) => !isHarmless(word) && asked.has(word)),
  );
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
