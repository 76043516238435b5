import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no file's path is read off its address, where a space or a letter beyond ASCII is written otherwise", () => {
  const sources = globSync("{*,{app,art,bench,scripts,server,test}/**/*}.{ts,tsx,mts,mjs}");
  const isOfFile = (line: string) => /import\.meta\.url|[fF]older\b/.test(line);
  const wrong = sources.filter((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .some((line) => isOfFile(line) && /new URL\([^()]*\)\.pathname/.test(line)),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
