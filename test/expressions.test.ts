// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code is quoted
import { beforeAll, expect, test } from "vitest";
import type { ListedExpression } from "../scripts/expressions/listed-expressions.ts";
import { reviewExpressions } from "../scripts/expressions/review-expressions.ts";

const dynamic = "const find = (words: string) => new RegExp(words);";
const cut = ' const short = "".slice(0, 20);';
const sources = {
  "literal.ts": "const isSlashed = (path: string) => /\\/+$/.test(path);",
  "markup.tsx": "const a = (b: string) => <p>{b.replace(/\\s+$/, '')}</p>;",
  "constants.ts": 'const part = "[a-z]+"; const all = new RegExp(`^(?:${part})*$`);',
  "call.ts": 'const all = RegExp("x*y*x*$");',
  "fine.ts": '// /a+$/\nconst words = "/a+$/"; const rule = /^[a-z]+-[0-9]+$/i; const half = words.length / 2 / 3;',
  "unlisted.ts": dynamic,
  "listed.ts": dynamic + cut,
  "unbounded.ts": dynamic,
  "unsafe.ts": dynamic + cut,
  "gone.ts": cut,
};
type Source = keyof typeof sources;

const list = (file: Source, becomes = "abc"): ListedExpression => ({
  file,
  written: "new RegExp(words)",
  maxCharacters: 20,
  enforced: { file, words: "slice(0, 20)" },
  becomes: [becomes],
});
const listed = [list("listed.ts"), list("unbounded.ts"), list("unsafe.ts", "a+$"), list("gone.ts")];

let problems: string[];
beforeAll(() => {
  ({ problems } = reviewExpressions(new Map(Object.entries(sources)), listed));
});
const problemsOf = (file: Source) => problems.filter((problem) => problem.startsWith(file));

test.each<[string, Source]>([
  ["a literal", "literal.ts"],
  ["one in markup", "markup.tsx"],
  ["one made of constants", "constants.ts"],
  ["a call", "call.ts"],
])("%s that takes longer than its text is long is found", (_, file) => {
  expect(problemsOf(file)).toEqual([expect.stringMatching(/ is not safe: (?:\d\w\w degree polynomial|exponential)/)]);
});

test("a linear expression is safe, and comments and strings are no expressions", () => {
  expect(problemsOf("fine.ts")).toEqual([]);
});

test("one that is made when the site runs must be listed, with what bounds its text", () => {
  expect(problemsOf("unlisted.ts")).toEqual([expect.stringContaining("is made when the site runs")]);
  expect(problemsOf("listed.ts")).toEqual([]);
  expect(problemsOf("unbounded.ts")).toEqual(["unbounded.ts no longer says slice(0, 20)"]);
});

test("a listed expression is judged as it runs, and a stale entry is named", () => {
  expect(problemsOf("unsafe.ts")).toEqual([expect.stringContaining("is not safe")]);
  expect(problemsOf("gone.ts")).toEqual(["gone.ts no longer says new RegExp(words)"]);
});
