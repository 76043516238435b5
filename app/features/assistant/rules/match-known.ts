import { stem } from "#platform/text/stem.ts";
import { readVocabulary, type Vocabulary } from "./forgive-typos.ts";
import { harmlessWords, isChanger, isHarmless, readWords, spelledWords } from "./read-question.ts";

/** A thing that the site knows: an attribute of a subject, and the sentence that says it. */
export type Known = {
  /** The subject's id. */
  about: string;
  attribute: string;
  /** Phrases that ask for it, by commas. */
  asks: string;
  text: string;
  path: string;
  /** Words that the page at `path` must show. */
  shows: readonly string[];
  /** Its phrases say what it is about. */
  isNamed?: true;
};

/** A subject that can be asked about, with the names that people have for it. */
export type Subject = {
  id: string;
  names: readonly string[];
  /** Its rows may be asked without a name: the business itself. */
  isImplied?: true;
  /** Its name may be said along with that of another. */
  yields?: true;
  /** The subject that two of a kind are named by together; each alone too if `isEach`. */
  group?: string;
  /** All that is true of it is true of each of its kind. */
  isEach?: true;
};

type Phrase = { words: readonly string[]; isAlone: boolean };
type ReadKnown<Fact extends Known> = {
  fact: Fact;
  phrases: Phrase[];
  said: ReadonlySet<string>;
  asked: ReadonlySet<string>;
};
export type KnownTable<Fact extends Known = Known> = {
  rows: readonly ReadKnown<Fact>[];
  subjects: readonly (Subject & { read: string[][] })[];
  /** The group of each subject for which holds what is true of the group. */
  eachOf: ReadonlyMap<string, string>;
  vocabulary: Vocabulary;
};

/** A phrase after "=" must be the whole question, but for two words. */
const phrasesIn = (asks: string) =>
  asks
    .split(",")
    .map((phrase) => ({ words: readWords(phrase), isAlone: phrase.trim().startsWith("=") }))
    .filter(({ words }) => words.length > 0);

/** @param more Other words whose slips are forgiven. */
export function readTable<Fact extends Known>(
  facts: readonly Fact[],
  subjects: readonly Subject[],
  more: readonly string[] = [],
): KnownTable<Fact> {
  const rows = facts.map((fact) => ({
    fact,
    phrases: phrasesIn(fact.asks),
    said: new Set(readWords([fact.text, ...fact.shows].join(" "))),
    asked: new Set(readWords(fact.asks)),
  }));
  const named = subjects.map((subject) => ({ ...subject, read: subject.names.map(readName) }));
  const texts = [...more, ...facts.map(({ asks }) => asks), ...subjects.flatMap(({ names }) => names)];
  const spelled = texts.flatMap(spelledWords);
  const isEach = new Set(subjects.flatMap((each) => (each.isEach ? [each.id] : [])));
  return {
    rows,
    subjects: named,
    eachOf: new Map(subjects.flatMap(({ id, group }) => (group && isEach.has(group) ? [[id, group] as const] : []))),
    vocabulary: readVocabulary(
      [...grammar, ...spelled.filter((word) => word.length >= minSpelled || !isHarmless(stem(word)))],
      spelledWords(harmlessWords),
    ),
  };
}

const minSpelled = 6;

/** A question is split at this word. */
const readName = (name: string) => readWords(name).filter((word) => word !== "and");

/** Harmless words whose slips are forgiven like those of names. */
const grammar = spelledWords("what which where when who whose why how does have your about please");

/** The last answer, which completes a question such as "And each month?". */
export type Before = { about: string; attribute: string };
export type Match<Fact> = { fact: Fact; score: number };

export type Named = {
  id: string;
  at: readonly number[];
  isImplied: boolean;
  yields: boolean;
  group: string | undefined;
};

/**
 * Returns what a question, or a part of one, asks for: the row whose subject and attribute it names, if every other word
 * is harmless or said by the row too. A word more may make another question of it, so nothing is found then.
 */
export function matchKnown<Fact extends Known>(
  words: readonly string[],
  table: KnownTable<Fact>,
  before?: Before,
): Match<Fact> | undefined {
  const named = findSubjects(words, table);
  const asked: Asked = { words, named, before, eachOf: table.eachOf };
  let best: Match<Fact> | undefined;
  for (const row of table.rows) {
    const score = scoreOf(row, asked);
    if (score > (best?.score ?? 0)) best = { fact: row.fact, score };
  }
  return best;
}

/** The subjects that are named, and where. */
export function findSubjects(words: readonly string[], table: KnownTable): Named[] {
  const named = table.subjects.flatMap(({ id, read, isImplied = false, yields = false, group }) => {
    const places = read.flatMap((name) => {
      const at = words.findIndex(
        (_, start) => name.length > 0 && name.every((each, step) => words[start + step] === each),
      );
      return at === -1 ? [] : name.map((_, step) => at + step);
    });
    return places.length > 0 ? [{ id, at: [...new Set(places)], isImplied, yields, group }] : [];
  });
  const isWithin = (one: Named) =>
    named.some(({ at }) => at.length > one.at.length && one.at.every((place) => at.includes(place)));
  const eachOf = new Set(table.subjects.flatMap(({ id, isEach }) => (isEach ? [id] : [])));
  return withGroups(
    named.filter((each) => !each.yields || !isWithin(each)),
    eachOf,
  );
}

/** The subject that words only name, besides grammar. */
export function mentionIn(words: readonly string[], table: KnownTable): string | undefined {
  const named = findSubjects(words, table);
  const covered = new Set(named.flatMap(({ at }) => at));
  if (!words.every((word, place) => covered.has(place) || isHarmless(word))) return undefined;
  const own = named.filter((each) => !each.yields);
  return own.toSorted((one, other) => other.at.length - one.at.length)[0]?.id;
}

function withGroups(named: readonly Named[], eachOf: ReadonlySet<string>): Named[] {
  const groups = Map.groupBy(named, ({ group }) => group);
  return [...groups].flatMap(([id, members]) => {
    if (id === undefined || (members.length < 2 && !eachOf.has(id))) return members;
    const at = members.flatMap((each) => each.at);
    return [...members, { id, at, isImplied: false, yields: true, group: undefined }];
  });
}

const maxBeside = 2;
const noPhrase: Phrase = { words: [], isAlone: false };
const byHarmless = 0.2;
const own = 2;
const byContext = 1;
const bySame = 0.5;
/** The row of the thing itself comes first. */
const byGroup = 0.1;

type Asked = {
  words: readonly string[];
  named: readonly Named[];
  before: Before | undefined;
  eachOf: ReadonlyMap<string, string>;
};

function scoreOf<Fact extends Known>(row: ReadKnown<Fact>, { words, named, before, eachOf }: Asked): number {
  const { fact, phrases } = row;
  const subject = named.find(({ id, yields }) => id === fact.about && !(yields && fact.isNamed));
  const isContinued =
    before !== undefined &&
    (before.about === fact.about || eachOf.get(before.about) === fact.about) &&
    !impliedIn(fact) &&
    named.every(({ id, yields }) => yields || id === fact.about);
  if (!subject && !fact.isNamed && !(impliedIn(fact) && !refersBack(words, row)) && !isContinued) return 0;
  const isOneOfTwo =
    subject?.group && !eachOf.has(subject.id) && named.filter(({ group }) => group === subject.group).length > 1;
  if (isOneOfTwo) return 0;
  const yielding = named.filter(({ yields }) => yields).flatMap(({ at }) => at);
  const covered = new Set([...(subject?.at ?? []), ...yielding]);
  const isSameAttribute = before?.attribute === fact.attribute && subject !== undefined;
  const isBare = subject !== undefined && fact.attribute === "what" && isMention(words, covered);
  const asking = isSameAttribute || isBare ? [...phrases, noPhrase] : phrases;
  const most = Math.max(0, ...asking.map((phrase) => weigh(phrase, { row, words, covered, subject })));
  if (most === 0) return 0;
  return (
    (isSameAttribute ? bySame : 0) +
    most +
    (subject ? own + 0.3 * subject.at.length - (subject.yields ? byGroup : 0) : isContinued ? byContext : 0)
  );
}

type Weighed = {
  row: ReadKnown<Known>;
  words: readonly string[];
  /** Places of names. */
  covered: ReadonlySet<number>;
  subject: Named | undefined;
};

/** How much a phrase and the words beside it ask for a row; 0 if a word beside it may ask for something else. */
function weigh(phrase: Phrase, { row, words, covered, subject }: Weighed): number {
  const { said, asked } = row;
  const at =
    phrase.isAlone && words.length > phrase.words.length + maxBeside ? undefined : placesOf(phrase.words, words);
  if (!at || (at.length > 0 && !row.fact.isNamed && at.every((place) => subject?.at.includes(place)))) return 0;
  const isLeft = (word: string, place: number) =>
    !covered.has(place) && !asked.has(word) && (isChanger(word) || (!isHarmless(word) && !said.has(word)));
  if (words.some(isLeft) || !isOfKind(words, row)) return 0;
  const weight = at.reduce((sum, place) => sum + (isHarmless(words[place] ?? "") ? byHarmless : 1), 0);
  const echoed = words.filter(
    (word, place) => !at.includes(place) && !covered.has(place) && !isHarmless(word) && said.has(word),
  ).length;
  return 0.1 + weight + 0.2 * echoed;
}

/** Whether a row gives what the beginning of a question wants: a time, a person, a reason, a number of something. */
function isOfKind(words: readonly string[], { asked, said }: ReadKnown<Known>): boolean {
  const start = words.findIndex((word) => !joining.has(word));
  const [first = "", second = "", ...counted] = words.slice(start, start + 4);
  const kind = first === how ? second : first;
  if (!(first === how ? kindsOfHow : kinds).has(kind) || asked.has(kind)) return true;
  return kind === many && counted.some((word) => said.has(word)) && [...said].some((word) => /^\d/.test(word));
}

const [how = "", many = ""] = readWords("how many");
const joining = new Set(readWords("and but so also or then ok okay hi hello hey"));
const kinds = new Set(readWords("when where who whose why"));
const kindsOfHow = new Set(readWords("many long much often soon fast old big"));

/** Whether nothing is asked but for the thing itself. */
function isMention(words: readonly string[], covered: ReadonlySet<number>): boolean {
  const [first = "", second = ""] = words;
  const isOffered = second === there || words.some((word) => offering.has(word));
  return (!asksOf.has(first) || isOffered) && words.every((word, place) => covered.has(place) || isHarmless(word));
}

const [there = ""] = readWords("there");
const offering = new Set(readWords("have offer include"));
const asksOf = new Set(readWords("is are do does can could will would should may how compare difference versus"));

/** Whether a question speaks of something that was named before it. */
const refersBack = (words: readonly string[], { asked }: ReadKnown<Known>) =>
  words.some(
    (word, place) =>
      backward.has(word) && !asked.has(word) && (verbs.has(words[place - 1] ?? "") || place === words.length - 1),
  );

const backward = new Set(readWords("it that this they those these them"));
const verbs = new Set(readWords("do does is are was will can did"));

const impliedIn = (fact: Known) => fact.about === "business";

/** Where a phrase's words stand, in their order; undefined if one is missing. */
function placesOf(phrase: readonly string[], words: readonly string[]): number[] | undefined {
  const places: number[] = [];
  for (const word of phrase) {
    const at = words.indexOf(word, (places.at(-1) ?? -1) + 1);
    if (at === -1) return undefined;
    places.push(at);
  }
  return places;
}
