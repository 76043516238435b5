import { foldText } from "#platform/text/match-words.ts";
import { isBeside } from "./is-beside.ts";

export const factKinds = [
  "price",
  "posts",
  "pages",
  "length",
  "questions",
  "support",
  "email",
  "place",
  "hours",
] as const;
export type FactKind = (typeof factKinds)[number];

/** A fact of the business details, and the figures that a page quoted for it must contain. */
export type SiteFact = {
  /** The subject's id. */
  about: string;
  kind: FactKind;
  text: string;
  path: string;
  /** Figures that the quoted page must contain. */
  figures: readonly string[];
};

/** A subject that can be asked about, with the names that people have for it. */
export type FactSubject = {
  id: string;
  names: readonly string[];
  /** Subjects that may be named along with it and yield to it. */
  within?: readonly string[];
  /** It yields to everything else that is named. */
  yields?: true;
};

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that do not change the meaning of a question. */
const fillers = words(`
a an the is it its of for to in on at with by from do does i me my we us our you your u ur yours guys folks what whats
how hows which that this thing one ok okay hi hey hello please pls plz thanks thank tell give know need want wanna would
will like can could may get gets got have has there and so just exactly currently now today roughly about around be
much many are question curious wondering someone package plan service product offer offering site
`);

/** One word of `named` asks for a kind; words of `also` may occur beside it. */
const kinds: Record<FactKind, { named: Set<string>; also: Set<string> }> = {
  price: {
    named:
      words(`cost costs price prices priced pricing charge charges fee fees expensive much run pay free monthly month
      setup upfront investment rate`),
    also: words(`set up start started starting begin getting going once time onetime per each every a month months back
      going kind range charging costing total pricetag down then`),
  },
  posts: {
    named: words("posts articles post"),
    also: words("blog month monthly per each every include includes included come comes contain"),
  },
  pages: { named: words("pages page"), also: words("website include includes included come comes contain big") },
  length: { named: words("long length duration minutes"), also: words("take takes last lasts run time session") },
  questions: { named: words("questions"), also: words("ask asks include includes included long") },
  support: { named: words("support"), also: words("days long day include includes included come comes") },
  email: { named: words("email emails mail"), also: words("address contact write reach send") },
  place: { named: words("where city located location based town"), also: words("business company office find") },
  hours: { named: words("hours open"), also: words("when opening business office sessions calls") },
};

const maxWords = 30;

/** Folded words; figures and names with symbols in them stay whole. */
const tokensOf = (text: string) =>
  foldText(text)
    .replace(/['’](?=s\b|re\b|m\b|ll\b|d\b)/g, " ")
    .replace(/one[- ]time/g, "onetime")
    .replace(/e-mail/g, "email")
    .replace(/check-in/g, "check in")
    .split(/[\s"“”'’(),;:!?]/)
    .map((word) => word.replace(/\.$/, ""))
    .filter((word) => /[\p{L}\p{N}\p{Sc}%]/u.test(word));

const isEnding = (word: string) => ["s", "re", "m", "ll", "d"].includes(word);

/**
 * Returns the fact that a question names unambiguously: its subject, one kind, and nothing else. One unknown word may
 * change the question ("in euros", "last year"), so nothing is found then.
 */
export function matchFact<Fact extends SiteFact>(
  question: string,
  { facts, subjects }: { facts: readonly Fact[]; subjects: readonly FactSubject[] },
  topic?: { about: string; kind: FactKind | "" },
): Fact | undefined {
  const tokens = tokensOf(question).slice(0, maxWords + 1);
  if (tokens.length > maxWords) return undefined;
  const named = takeSubject(tokens, subjects);
  if (named === "several") return undefined;
  const rest = named.rest.filter((word) => !fillers.has(word) || word === "much").filter((word) => !isEnding(word));
  const [kind, ...others] = kindsOf(rest, named.id === undefined && topic === undefined);
  if (others.length > 0) return undefined;
  const about = named.id ?? (kind && ownKinds.has(kind) ? "business" : topic?.about);
  const asked = kind ?? (rest.length === 0 && named.id ? topic?.kind : undefined);
  const found = facts.find((fact) => fact.about === about && fact.kind === asked);
  return found && kind && isBeside(kind, tokens, found.text) ? undefined : found;
}

/** Kinds that are asked of the business itself. */
const ownKinds = new Set<FactKind>(["email", "place", "hours"]);

function kindsOf(rest: readonly string[], isBusiness: boolean): FactKind[] {
  return factKinds.filter((kind) => {
    const { named, also } = kinds[kind];
    if (isBusiness && !ownKinds.has(kind)) return false;
    const counted = kind === "price" ? rest : rest.filter((word) => word !== "much");
    return counted.some((word) => named.has(word)) && counted.every((word) => named.has(word) || also.has(word));
  });
}

type Named = { id: string | undefined; rest: string[] };

/** Takes the only subject that is named, longest names first, and the words around it. */
function takeSubject(tokens: readonly string[], subjects: readonly FactSubject[]): Named | "several" {
  const names = subjects
    .flatMap(({ id, names: own }) => own.map((name) => ({ id, words: tokensOf(name) })))
    .filter((name) => name.words.length > 0)
    .sort((one, other) => other.words.length - one.words.length);
  let rest = [...tokens];
  const found = new Set<string>();
  for (const { id, words: name } of names) {
    const at = rest.findIndex((_, start) => name.every((word, place) => isSame(rest[start + place], word)));
    if (at === -1) continue;
    found.add(id);
    rest = rest.toSpliced(at, name.length);
  }
  const own = [...found].filter((id) => !yields(subjects, id, found));
  return own.length > 1 ? "several" : { id: own[0], rest };
}

/** The whole yields to its part, the business to everything. */
const yields = (subjects: readonly FactSubject[], id: string, found: ReadonlySet<string>) =>
  subjects.some(
    (each) => found.has(each.id) && (each.yields ? each.id === id && found.size > 1 : each.within?.includes(id)),
  );

const isSame = (asked: string | undefined, word: string) => asked === word || asked === `${word}s`;
