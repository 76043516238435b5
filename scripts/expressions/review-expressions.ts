import { type DynamicExpression, type Expression, findExpressions } from "./find-expressions.ts";
import { judgeExpression } from "./judge-expressions.ts";
import type { ListedExpression } from "./listed-expressions.ts";

type Sources = ReadonlyMap<string, string>;

/** Counts the expressions of these sources and lists problems. */
export function reviewExpressions(sources: Sources, listed: readonly ListedExpression[]) {
  const found = [...sources].map(([file, text]) => findExpressions(file, text));
  const expressions = found.flatMap((each) => each.expressions).concat(listed.flatMap(whatItBecomes));
  const dynamic = found.flatMap((each) => each.dynamic);
  const problems = [
    ...new Set(expressions.filter((each) => !isListed(each, listed)).flatMap(problemOf)),
    ...dynamic.filter((each) => !listed.some((one) => isSame(one, each))).map(unlisted),
    ...listed.flatMap((each) => staleWords(each, sources)),
  ];
  return { count: expressions.length, problems };
}

const whatItBecomes = ({ file, becomes }: ListedExpression): Expression[] =>
  becomes.map((source) => ({ file, line: 0, source, flags: "" }));

const isSame = (one: ListedExpression, { file, written }: Pick<DynamicExpression, "file" | "written">) =>
  one.file === file && one.written === written;

const isListed = ({ file, source, flags }: Expression, listed: readonly ListedExpression[]) =>
  listed.some((one) => isSame(one, { file, written: `/${source}/${flags}` }));

const known = new Map<string, string | undefined>();

/** Judges each expression once. */
function problemOf(expression: Expression): string[] {
  const { file, line, source, flags } = expression;
  const name = `/${source}/${flags}`;
  if (!known.has(name)) known.set(name, judgeExpression(expression));
  const why = known.get(name);
  return why ? [`${file}:${line} ${name} is not safe: ${why}`.trim()] : [];
}

const unlisted = ({ file, line, written }: DynamicExpression) =>
  `${file}:${line} ${written} is made when the site runs: list it in scripts/expressions/listed-expressions.ts`;

/** A listed expression must still exist, and so must what limits its input. */
function staleWords({ file, written, enforced }: ListedExpression, sources: Sources): string[] {
  const isThere = (place: string, words: string) => sources.get(place)?.includes(words) ?? false;
  return [
    ...(isThere(file, written) ? [] : [`${file} no longer says ${written}`]),
    ...(isThere(enforced.file, enforced.words) ? [] : [`${enforced.file} no longer says ${enforced.words}`]),
  ];
}
