import { kindOf } from "./asked-kind.ts";
import { type AskingTable, isName, subjectsIn, type Told, weightOf } from "./asking-table.ts";
import type { Known } from "./match-known.ts";
import { isHarmless } from "./read-question.ts";
import { synonyms } from "./synonyms.ts";

/** The likeness of a question to all that asks for a fact. */
export type Likeness = {
  /** The nearest of the fact's askings, and the second. */
  near: number;
  second: number;
  /** The share of the question's words that ask for the fact or say it, and of those that ask for no other. */
  told: number;
  own: number;
  /** The number of its words that do neither. */
  strange: number;
  /** The nearest asking that the site does not answer. */
  none: number;
  length: number;
  isOfKind: number;
  isSubject: number;
};

export type Asked = { words: readonly string[]; text: string; units: ReadonlySet<string> };
export type Like<Fact> = { fact: Fact; likeness: Likeness };

const bySynonym = 0.6;
const minNear = 0.15;

type Counting<Fact> = {
  read: AskingTable<Fact>;
  /** The asking that is left out, to learn from it. */
  left: AskingTable<Fact>["askings"][number] | undefined;
  weights: ReadonlyMap<string, number>;
  countOf: (unit: string) => number;
};

/** The facts that a question may ask for, by its likeness to each. `without` leaves the asking at that place out. */
export function likenesses<Fact extends Known>(asked: Asked, read: AskingTable<Fact>, without = -1): Like<Fact>[] {
  const { askings, having, told } = read;
  const left = askings[without];
  const countOf = (unit: string) => (having.get(unit)?.length ?? 0) - (left?.units.has(unit) ? 1 : 0);
  const weights = new Map([...asked.units].map((unit) => [unit, weightOf(unit, countOf(unit), askings.length)]));
  if (weights.size === 0) return [];
  const subjects = new Set(subjectsIn(asked.words, read.table));
  const { best, none } = nearestOf(asked, weights, read, without);
  return [...best].flatMap(([text, nearest]) => {
    const known = told.get(text);
    if (!known) return [];
    const { fact, about } = known;
    if (fact.about !== "business" && subjects.size > 0 && subjects.isDisjointFrom(about)) return [];
    const words = compareWords(known, { read, left, weights, countOf });
    return words
      ? [{ fact, likeness: { ...nearest, none, ...words, isSubject: Number(subjects.has(fact.about)) } }]
      : [];
  });
}

/** Undefined if a word asks neither for the fact nor for any other, but for what the site does not answer. */
function compareWords<Fact extends Known>(
  { fact, counts }: Told<Fact>,
  { read, left, weights, countOf }: Counting<Fact>,
): Pick<Likeness, "told" | "own" | "strange" | "length"> | undefined {
  const own = left?.fact?.text === fact.text ? left.units : undefined;
  const timesOf = (unit: string) => (counts.get(unit) ?? 0) - (own?.has(unit) ? 1 : 0);
  const shareOf = (unit: string) =>
    timesOf(unit) > 0 ? 1 : (synonyms.get(unit) ?? []).some((each) => timesOf(each) > 0) ? bySynonym : 0;
  const isInVain = (unit: string) =>
    countOf(unit) > 0 &&
    (read.having.get(unit) ?? []).every((at) => read.askings[at] === left || !read.askings[at]?.fact);
  const content = [...weights.keys()].filter((unit) => !isHarmless(unit));
  const strange = content.filter((unit) => shareOf(unit) === 0);
  if (strange.some(isInVain)) return undefined;
  const byWeight = (share: (unit: string) => number) =>
    sumOf([...weights].map(([unit, weight]) => weight * share(unit))) / sumOf(weights.values());
  return {
    told: byWeight(shareOf),
    own: byWeight((unit) => timesOf(unit) / (countOf(unit) + 1)),
    strange: strange.length,
    length: Math.log(1 + content.length),
  };
}

const sumOf = (figures: Iterable<number>) => [...figures].reduce((sum, each) => sum + each, 0);

type Nearest = Pick<Likeness, "near" | "second" | "isOfKind">;

/** The nearest askings of each fact, by its text, and of those without one. */
function nearestOf<Fact extends Known>(
  { text, units }: Asked,
  weights: ReadonlyMap<string, number>,
  read: AskingTable<Fact>,
  without: number,
) {
  const angles = anglesOf(weights, read);
  const kind = kindOf(text);
  const best = new Map<string, Nearest>();
  let none = 0;
  for (const [place, asking] of read.askings.entries()) {
    const near = angles[place] ?? 0;
    const isOther = [...asking.units].some((each) => isName(each) && !units.has(each));
    if (near < minNear || place === without || isOther) continue;
    if (!asking.fact) none = Math.max(none, near);
    else {
      const known = best.get(asking.fact.text);
      if (!known || near > known.near)
        best.set(asking.fact.text, { near, second: known?.near ?? 0, isOfKind: Number(asking.kind === kind) });
      else if (near > known.second) known.second = near;
    }
  }
  return { best, none };
}

/** The nearness of each asking: the cosine of the angle between its words and these. */
function anglesOf(weights: ReadonlyMap<string, number>, { askings, having }: AskingTable<unknown>) {
  const common = new Float64Array(askings.length);
  const last = new Int32Array(askings.length).fill(-1);
  for (const [at, [unit, weight]] of [...weights].entries())
    for (const form of [unit, ...(synonyms.get(unit) ?? [])]) {
      const places = having.get(form) ?? [];
      const both = (form === unit ? 1 : bySynonym) * weight * weightOf(form, places.length, askings.length);
      for (const place of places) {
        if (last[place] === at) continue;
        last[place] = at;
        common[place] = (common[place] ?? 0) + both;
      }
    }
  const whole = Math.hypot(...weights.values());
  return common.map((each, place) => each / (whole * (askings[place]?.weight ?? 1)));
}
