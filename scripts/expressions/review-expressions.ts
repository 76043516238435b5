import { type DynamicExpression, type Expression, findExpressions } from "./find-expressions.ts";
import { type Judged, judgeExpressions } from "./judge-expressions.ts";
import type { ListedExpression } from "./listed-expressions.ts";

type Sources = ReadonlyMap<string, string>;

/** Counts the expressions of these sources and lists problems. */
export async function reviewExpressions(sources: Sources, listed: readonly ListedExpression[]) {
  const found = [...sources].map(([file, text]) => findExpressions(file, text));
  const expressions = found.flatMap((each) => each.expressions).concat(listed.flatMap(whatItBecomes));
  const dynamic = found.flatMap((each) => each.dynamic);
  const judged = await judgeExpressions(expressions);
  const problems = [
    ...judged.flatMap(({ expression, verdict }) =>
      isListed(expression, listed) ? [] : problemOf(expression, verdict),
    ),
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

function problemOf({ file, line, source, flags }: Expression, verdict: Judged["verdict"]): string[] {
  if (verdict.isSafe) return [];
  return [`${file}:${line} /${source}/${flags} is not safe: ${verdict.why} ${verdict.attack.slice(0, 200)}`.trim()];
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
