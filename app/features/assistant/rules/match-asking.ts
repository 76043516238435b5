import { type AskingTable, isName, nameOf, unitsOf } from "./asking-table.ts";
import { type Asked, likenesses } from "./likeness.ts";
import type { Known } from "./match-known.ts";
import { isChanger } from "./read-question.ts";
import { surenessOf } from "./sureness.ts";

type Question = Omit<Asked, "units"> & {
  /** The subject of the last answer. */
  before: string | undefined;
};

/** Rather a no than a wrong answer. */
const minSureness = 1.2;
/** A lead over all other facts makes surer. */
const byLead = 0.75;
const maxLead = 1.5;

/** The fact that a question asks for, if it is sure. */
export function matchAsking<Fact extends Known>(
  { before, ...question }: Question,
  read: AskingTable<Fact>,
): Fact | undefined {
  const own = unitsOf(question.words, read);
  const tried = [own, ...withSubject(own, before, read)].flatMap((units) => surest({ ...question, units }, read));
  return tried.toSorted((one, other) => other.sureness - one.sureness)[0]?.fact;
}

function surest<Fact extends Known>(asked: Asked, read: AskingTable<Fact>): { fact: Fact; sureness: number }[] {
  const [best, next] = likenesses(asked, read)
    .map(({ fact, likeness }) => ({ fact, sureness: surenessOf(likeness) }))
    .toSorted((one, other) => other.sureness - one.sureness);
  if (!best) return [];
  const lead = next ? Math.min(best.sureness - next.sureness, maxLead) : maxLead;
  if (best.sureness + byLead * lead < minSureness) return [];
  const counts = read.told.get(best.fact.text)?.counts;
  return asked.words.some((word) => !counts?.has(word) && mayChange(word, best.fact)) ? [] : [best];
}

/** The same with the subject of the last answer, unless another is named. */
function withSubject(own: ReadonlySet<string>, before: string | undefined, { table, named }: AskingTable<unknown>) {
  const subject = [...own].some(isName) ? undefined : table.subjects.find(({ id }) => id === before);
  if (!subject) return [];
  return [own.union(new Set(named.has(subject.id) ? [nameOf(subject.id)] : subject.read[0]))];
}

/** Another year or currency, and a figure that the answer lacks. */
const mayChange = (word: string, fact: Known) => isChanger(word) || (/\d/.test(word) && !fact.text.includes(word));
