import type { Facts } from "#app/copy/facts.ts";
import { counted } from "#app/copy/format/counted.ts";
import { askCopy } from "#app/copy/pages/dash-answers.ts";
import { paths } from "#app/paths.ts";
import type { Topic } from "#app/rules/assistant/conversation.ts";
import { isSameQuestion } from "#app/rules/assistant/group-questions.ts";
import { matchFact } from "#app/rules/assistant/match-fact.ts";
import { synonyms } from "#app/rules/assistant/synonyms.ts";
import { wantsPerson } from "#app/rules/assistant/wants-person.ts";
import { fill } from "#app/rules/text/fill.ts";
import { type Passage, type RankedPassage, rankPassages, wordsOf } from "#app/rules/text/passages.ts";
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
