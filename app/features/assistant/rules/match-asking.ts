import { kindOf } from "./asked-kind.ts";
import { findSubjects, type Known, type KnownTable } from "./match-known.ts";
import { isChanger, isHarmless, readWords } from "./read-question.ts";
import { synonyms } from "./synonyms.ts";

/** A whole question that asks for a fact; without a fact, one that the site does not answer. */
export type Asking<Fact> = { fact: Fact | undefined; text: string };

type ReadAsking<Fact> = {
  fact: Fact | undefined;
  kind: string;
  units: ReadonlySet<string>;
  /** The subjects that it is about or names. */
  about: ReadonlySet<string>;
  weight: number;
};

export type AskingTable<Fact> = {
  askings: readonly ReadAsking<Fact>[];
  /** The places of the askings that have a word or name, and how rare it is. */
  having: ReadonlyMap<string, { places: readonly number[]; rarity: number }>;
  table: KnownTable;
  /** The subjects that askings call by their names. */
  named: ReadonlySet<string>;
};

const nameOf = (id: string) => `@${id}`;
const isName = (unit: string) => unit.startsWith("@");

/** The words of a text, with one word for all names of a subject. */
function unitsOf(words: readonly string[], { table, named }: Pick<AskingTable<unknown>, "table" | "named">) {
  const found = findSubjects(words, table).filter(({ id }) => named.has(id));
  const covered = new Set(found.flatMap(({ at }) => at));
  return new Set([...words.filter((_, place) => !covered.has(place)), ...found.map(({ id }) => nameOf(id))]);
}

const subjectsIn = (words: readonly string[], table: KnownTable) =>
  findSubjects(words, table).flatMap(({ id, yields }) => (yields ? [] : [id]));

function noteAt(placesOf: Map<string, number[]>, unit: string, place: number) {
  const places = placesOf.get(unit);
  if (places) places.push(place);
  else placesOf.set(unit, [place]);
}

const askingsInStep = 50;

/** Reads the askings in steps of a few milliseconds. */
export function* readAskings<Fact extends Known>(
  askings: readonly Asking<Fact>[],
  table: KnownTable,
  named: ReadonlySet<string>,
): Generator<void, AskingTable<Fact>> {
  const read: Omit<ReadAsking<Fact>, "weight">[] = [];
  const placesOf = new Map<string, number[]>();
  for (const [place, { fact, text }] of askings.entries()) {
    if (place % askingsInStep === 0) yield;
    const words = readWords(text);
    const units = unitsOf(words, { table, named });
    const about = new Set([...(fact ? [fact.about] : []), ...subjectsIn(words, table)]);
    read.push({ fact, kind: kindOf(text), units, about });
    for (const unit of units) noteAt(placesOf, unit, place);
  }
  const having = new Map(
    [...placesOf].map(([unit, places]) => [unit, { places, rarity: rarityOf(places.length, read.length) }]),
  );
  const weigh = (units: ReadonlySet<string>) =>
    [...units].reduce((sum, unit) => sum + (having.get(unit)?.rarity ?? 0), 0);
  return { askings: read.map((each) => ({ ...each, weight: weigh(each.units) })), having, table, named };
}

const rarityOf = (count: number, all: number) => Math.log(1 + all / (count + 0.5)) ** 2;

type Question = {
  words: readonly string[];
  text: string;
  /** The subject of the last answer. */
  before: string | undefined;
  /** Whether a word stands on a page. */
  isWord: (word: string) => boolean;
};

/** The fact that a question asks for in nearly the same way as one of the askings. */
export function matchAsking<Fact extends Known>(question: Question, read: AskingTable<Fact>): Fact | undefined {
  const own = unitsOf(question.words, read);
  const tried = [own, ...withSubject(own, question.before, read)].flatMap((units) => nearest(units, question, read));
  const [best] = tried.toSorted((one, other) => other.sureness - one.sureness);
  return best && best.sureness > 0 ? best.fact : undefined;
}

/** The same with the subject of the last answer, unless another is named. */
function withSubject(own: ReadonlySet<string>, before: string | undefined, { table, named }: AskingTable<unknown>) {
  const subject = [...own].some(isName) ? undefined : table.subjects.find(({ id }) => id === before);
  if (!subject) return [];
  return [own.union(new Set(named.has(subject.id) ? [nameOf(subject.id)] : subject.read[0]))];
}

const bySynonym = 0.6;

/** How much the question has in common with each asking, of the question and of the asking. */
function shareWith(units: ReadonlySet<string>, { askings, having }: AskingTable<unknown>) {
  const [asked, said] = [new Float64Array(askings.length), new Float64Array(askings.length)];
  const last = new Int32Array(askings.length).fill(-1);
  const unknown = rarityOf(0, askings.length);
  let whole = 0;
  for (const [at, unit] of [...units].entries()) {
    const rarity = having.get(unit)?.rarity ?? unknown;
    whole += rarity;
    for (const form of [unit, ...(synonyms.get(unit) ?? [])]) {
      const share = form === unit ? 1 : bySynonym;
      for (const place of having.get(form)?.places ?? []) {
        if (last[place] === at) continue;
        last[place] = at;
        asked[place] = (asked[place] ?? 0) + share * rarity;
        said[place] = (said[place] ?? 0) + share * (having.get(form)?.rarity ?? 0);
      }
    }
  }
  return askings.map(({ weight }, place) => {
    const share = (asked[place] ?? 0) / whole;
    return { share, score: Math.sqrt((share * (said[place] ?? 0)) / weight) };
  });
}

const maxMargin = 0.4;

/** The nearest asking, and how sure it is that it asks for the same. */
function nearest<Fact extends Known>(
  units: ReadonlySet<string>,
  { words, text, isWord }: Question,
  read: AskingTable<Fact>,
): { fact: Fact | undefined; sureness: number }[] {
  const [best, ...others] = ranked(units, subjectsIn(words, read.table), read);
  if (!best) return [];
  const { fact, kind, units: said } = best.asking;
  if (words.some((word) => !said.has(word) && mayChange(word, fact, read))) return [];
  const rival = others.find(({ asking }) => asking.fact?.text !== fact?.text);
  const margin = Math.min(maxMargin, best.score - (rival?.score ?? 0));
  const foreign = words.filter((word) => !read.having.has(word) && !isHarmless(word) && !isWord(word)).length;
  const isOfKind = kind === kindOf(text);
  return [{ fact, sureness: surenessOf({ ...best, margin, foreign, isOfKind, words: new Set(words).size }) }];
}

/** The askings about the subjects of a question, the nearest first. */
function ranked<Fact extends Known>(units: ReadonlySet<string>, subjects: readonly string[], read: AskingTable<Fact>) {
  const named = new Set(subjects);
  const isOfSubjects = ({ fact, about, units: said }: ReadAsking<Fact>) =>
    [...said].every((unit) => !isName(unit) || units.has(unit)) &&
    (!fact || named.size === 0 || fact.about === "business" || !named.isDisjointFrom(about));
  const shared = shareWith(units, read);
  return read.askings
    .map((asking, place) => ({ asking, ...(shared[place] ?? { share: 0, score: 0 }) }))
    .filter(({ asking, score }) => score > minScore && isOfSubjects(asking))
    .toSorted((one, other) => other.score - one.score);
}

/** Another year or currency, a figure that the answer lacks, and a word that only questions without an answer have. */
function mayChange(word: string, fact: Known | undefined, { askings, having }: AskingTable<Known>): boolean {
  if (isChanger(word)) return true;
  if (/\d/.test(word)) return !fact?.text.includes(word);
  const places = having.get(word)?.places ?? [];
  return !isHarmless(word) && places.length > 0 && places.every((place) => !askings[place]?.fact);
}

const minScore = 0.2;

type Near = {
  score: number;
  share: number;
  /** How far behind the nearest asking of another fact is. */
  margin: number;
  /** The number of words that stand nowhere on the site. */
  foreign: number;
  isOfKind: boolean;
  words: number;
};

/** Weights from fifteen hundred questions with and without an answer; above 0 the answer is given. Rather a no than a wrong one. */
const surenessOf = ({ score, share, margin, foreign, isOfKind, words }: Near): number =>
  2.2 * score + 1.8 * share + 4 * margin - 0.75 * foreign + (isOfKind ? 1.3 : 0) + 1.3 * Math.log(words) - 7.3;
