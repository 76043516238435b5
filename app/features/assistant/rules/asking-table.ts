import { kindOf } from "./asked-kind.ts";
import { findSubjects, type Known, type KnownTable } from "./match-known.ts";
import { isFiller, isHarmless, readWords } from "./read-question.ts";

/** A whole question that asks for a fact; without a fact, one that the site does not answer. */
export type Asking<Fact> = { fact: Fact | undefined; text: string };

type ReadAsking<Fact> = Asking<Fact> & {
  kind: string;
  units: ReadonlySet<string>;
  weight: number;
};

/** All that asks for a fact or says it: the number of its questions, phrases and words that have each word. */
export type Told<Fact> = { fact: Fact; counts: Map<string, number>; about: Set<string> };

export type AskingTable<Fact> = {
  askings: readonly ReadAsking<Fact>[];
  /** By the fact's text. */
  told: ReadonlyMap<string, Told<Fact>>;
  /** The places of the askings that have a word or name. */
  having: ReadonlyMap<string, readonly number[]>;
  table: KnownTable;
  /** The subjects that askings call by their names. */
  named: ReadonlySet<string>;
};

export const nameOf = (id: string) => `@${id}`;
export const isName = (unit: string) => unit.startsWith("@");

/** The words of a text that say what it asks for, with one word for all names of a subject. */
export function unitsOf(words: readonly string[], { table, named }: Pick<AskingTable<unknown>, "table" | "named">) {
  const found = findSubjects(words, table);
  const called = found.filter(({ id }) => named.has(id));
  const covered = new Set([...called, ...found.filter(({ isImplied }) => isImplied)].flatMap(({ at }) => at));
  const left = words.filter((word, place) => !covered.has(place) && !isFiller(word));
  return new Set([...left, ...called.map(({ id }) => nameOf(id))]);
}

export const subjectsIn = (words: readonly string[], table: KnownTable) =>
  findSubjects(words, table).flatMap(({ id, yields }) => (yields ? [] : [id]));

const byHarmless = 0.5;

/** The rarer a word is in the askings, the more it weighs. */
export const weightOf = (unit: string, count: number, all: number) =>
  (isHarmless(unit) ? byHarmless : 1) * Math.log(1 + all / (count + 0.5));

const askingsInStep = 50;

/** Reads the askings in steps of a few milliseconds. */
export function* readAskings<Fact extends Known>(
  askings: readonly Asking<Fact>[],
  table: KnownTable<Fact>,
  named: ReadonlySet<string>,
): Generator<void, AskingTable<Fact>> {
  const read: Omit<ReadAsking<Fact>, "weight">[] = [];
  const having = new Map<string, number[]>();
  const told = new Map<string, Told<Fact>>();
  for (const { fact, said, asked } of table.rows) for (const words of [said, asked]) tell(told, fact, words);
  for (const [place, { fact, text }] of askings.entries()) {
    if (place % askingsInStep === 0) yield;
    const words = readWords(text);
    const units = unitsOf(words, { table, named });
    read.push({ fact, text, kind: kindOf(text), units });
    for (const unit of units) noteAt(having, unit, place);
    if (!fact) continue;
    const { about } = tell(told, fact, units);
    for (const each of subjectsIn(words, table)) about.add(each);
  }
  const weigh = (unit: string) => weightOf(unit, having.get(unit)?.length ?? 0, read.length);
  const weighed = read.map((each) => ({ ...each, weight: Math.hypot(...[...each.units].map(weigh)) }));
  return { askings: weighed, told, having, table, named };
}

function tell<Fact extends Known>(told: Map<string, Told<Fact>>, fact: Fact, units: Iterable<string>): Told<Fact> {
  const known = told.get(fact.text) ?? { fact, counts: new Map(), about: new Set() };
  told.set(fact.text, known);
  known.about.add(fact.about);
  for (const unit of units) known.counts.set(unit, (known.counts.get(unit) ?? 0) + 1);
  return known;
}

function noteAt(having: Map<string, number[]>, unit: string, place: number) {
  const places = having.get(unit);
  if (places) places.push(place);
  else having.set(unit, [place]);
}
