import { readVocabulary, type Vocabulary } from "./forgive-typos.ts";
import { isChanger, isHarmless, readWords, spelledWords } from "./read-question.ts";

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
  vocabulary: Vocabulary;
};

/** A phrase after "=" must be the whole question, but for two words. */
const phrasesIn = (asks: string) =>
  asks
    .split(",")
    .map((phrase) => ({ words: readWords(phrase), isAlone: phrase.trim().startsWith("=") }))
    .filter(({ words }) => words.length > 0);

export function readTable<Fact extends Known>(facts: readonly Fact[], subjects: readonly Subject[]): KnownTable<Fact> {
  const rows = facts.map((fact) => ({
    fact,
    phrases: phrasesIn(fact.asks),
    said: new Set(readWords([fact.text, ...fact.shows].join(" "))),
    asked: new Set(readWords(fact.asks)),
  }));
  const named = subjects.map((subject) => ({ ...subject, read: subject.names.map(readWords) }));
  const texts = [...facts.map(({ asks }) => asks), ...subjects.flatMap(({ names }) => names)];
  return { rows, subjects: named, vocabulary: readVocabulary(texts.flatMap(spelledWords)) };
}

/** The last answer, which completes a question such as "And each month?". */
export type Before = { about: string; attribute: string };
export type Match<Fact> = { fact: Fact; score: number };

type Named = { id: string; at: readonly number[]; isImplied: boolean; yields: boolean };

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
  let best: Match<Fact> | undefined;
  for (const row of table.rows) {
    const score = scoreOf(row, words, named, before);
    if (score > (best?.score ?? 0)) best = { fact: row.fact, score };
  }
  return best;
}

/** The subjects that are named, and where. */
export function findSubjects(words: readonly string[], table: KnownTable): Named[] {
  return table.subjects.flatMap(({ id, read, isImplied = false, yields = false }) => {
    const places = read.flatMap((name) => {
      const at = words.findIndex(
        (_, start) => name.length > 0 && name.every((each, step) => words[start + step] === each),
      );
      return at === -1 ? [] : name.map((_, step) => at + step);
    });
    return places.length > 0 ? [{ id, at: [...new Set(places)], isImplied, yields }] : [];
  });
}

const maxBeside = 2;
const noPhrase: Phrase = { words: [], isAlone: false };
const byHarmless = 0.2;
const own = 2;
const byContext = 1;

function scoreOf<Fact extends Known>(
  row: ReadKnown<Fact>,
  words: readonly string[],
  named: readonly Named[],
  before: Before | undefined,
): number {
  const { fact, phrases } = row;
  const subject = named.find(({ id }) => id === fact.about);
  const isContinued = before?.about === fact.about && named.every(({ id, yields }) => yields || id === fact.about);
  if (!subject && !fact.isNamed && !impliedIn(fact) && !isContinued) return 0;
  const yielding = named.filter(({ yields }) => yields).flatMap(({ at }) => at);
  const covered = new Set([...(subject?.at ?? []), ...yielding]);
  const isSameAttribute = before?.attribute === fact.attribute && subject !== undefined;
  const asking = isSameAttribute ? [...phrases, noPhrase] : phrases;
  const most = Math.max(0, ...asking.map((phrase) => weigh(phrase, { row, words, covered, subject })));
  if (most === 0) return 0;
  return most + (subject ? own + 0.3 * subject.at.length : isContinued ? byContext : 0);
}

type Weighed = {
  row: ReadKnown<Known>;
  words: readonly string[];
  /** Places of names. */
  covered: ReadonlySet<number>;
  subject: Named | undefined;
};

/** How much a phrase and the words beside it ask for a row; 0 if a word beside it may ask for something else. */
function weigh(phrase: Phrase, { row: { said, asked }, words, covered, subject }: Weighed): number {
  const at =
    phrase.isAlone && words.length > phrase.words.length + maxBeside ? undefined : placesOf(phrase.words, words);
  if (!at || (at.length > 0 && at.every((place) => subject?.at.includes(place)))) return 0;
  const isLeft = (word: string, place: number) =>
    !covered.has(place) && !asked.has(word) && (isChanger(word) || (!isHarmless(word) && !said.has(word)));
  if (words.some(isLeft)) return 0;
  const weight = at.reduce((sum, place) => sum + (isHarmless(words[place] ?? "") ? byHarmless : 1), 0);
  const echoed = words.filter((word, place) => !at.includes(place) && !isHarmless(word) && said.has(word)).length;
  return 0.1 + weight + 0.2 * echoed;
}

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
