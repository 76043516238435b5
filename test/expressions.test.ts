// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code is quoted
import { expect, test } from "vitest";
import { reviewExpressions } from "../scripts/expressions/review-expressions.ts";

const dynamic = "const find = (words: string) => new RegExp(words);";
const list = (file: string, becomes: string) => ({
  ...{ file, written: "new RegExp(words)", maxCharacters: 20, becomes: [becomes] },
  enforced: { file, words: "slice(0, 20)" },
});

test.each([
  ["markup.tsx", "const a = (b: string) => <p>{b.replace(/\\s+$/, '')}</p>;", " is not safe: 2nd degree polynomial"],
  ["constants.ts", 'const part = "[a-z]+"; const all = new RegExp(`^(?:${part})*$`);', " is not safe: exponential"],
  ["unlisted.ts", dynamic, "is made when the site runs"],
  ["unbounded.ts", dynamic, "no longer says slice(0, 20)"],
  ["unsafe.ts", `${dynamic} "".slice(0, 20);`, " is not safe: 2nd degree polynomial"],
  ["listed.ts", `${dynamic} "".slice(0, 20);`, ""],
  [
    "fine.ts",
    '// /a+$/\nconst words = "/a+$/"; const rule = /^[a-z]+-[0-9]+$/i; const half = words.length / 2 / 3;',
    "",
  ],
])("an expression of %s that is worse than linear, or made of unbounded words, is found", (file, text, problem) => {
  const listed = [list("unbounded.ts", "abc"), list("unsafe.ts", "a+$"), list("listed.ts", "abc")];
  const { problems } = reviewExpressions(
    new Map([[file, text]]),
    listed.filter((each) => each.file === file),
  );
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : []);
});
