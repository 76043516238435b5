import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { counted } from "#platform/text/counted.ts";
import { fill } from "#platform/text/fill.ts";
import { type Passage, type RankedPassage, rankPassages, wordsOf } from "#platform/text/passages.ts";
import type { Topic } from "../rules/conversation.ts";
import { isSameQuestion } from "../rules/group-questions.ts";
import { matchFact } from "../rules/match-fact.ts";
import { synonyms } from "../rules/synonyms.ts";
import { wantsPerson } from "../rules/wants-person.ts";
import { askCopy } from "../words/dash-answers.ts";
import type { SiteIndex } from "./site-index.ts";

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
  const fact = matchFact(question, index, topic?.about ? topic : undefined);
  if (fact) {
    const { about, kind, path, text, quotes } = fact;
    return { kind: "answer", text, quotes, topic: { about, kind, path } };
  }
  const own = index.answers.find((each) => isSameQuestion(each.question, question));
  if (own) {
    const { answer, path, question: heading } = own;
    const title = index.passages.passages.find((each) => each.passage.path === path)?.passage.title ?? heading;
    const quotes = [{ title, path, heading, quote: answer }];
    return { kind: "answer", text: answer, quotes, topic: { about: "", kind: "", path } };
  }
  const found = findPassages(index, question, topic);
  const [first] = found;
  if (!first) return { kind: "declined", text: copy.declined, quotes: [], topic: undefined };
  const next = { about: subjectOf(index, first.path), kind: "" as const, path: first.path };
  return { kind: "passages", text: copy.passages, quotes: found, topic: next };
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

const subjectOf = ({ facts }: SiteIndex, path: string) =>
  path === paths.services() ? "" : (facts.find((fact) => fact.path === path && fact.kind === "price")?.about ?? "");
