import { expect, test } from "vitest";
import { readRedirectLines, writeRedirectLines } from "./read-redirect-lines.ts";

test("each line has an old address and a new one, with a space, a tab or an arrow between them", () => {
  const text = "/a /b\r\n\n  /c\t/d  \n/e → https://f.example\n/g -> /h\n/alone\n/x /y /z\n/arrow →";
  expect(readRedirectLines(text, 9)).toEqual([
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
    { from: "/e", to: "https://f.example" },
    { from: "/g", to: "/h" },
    { from: "/alone", to: "" },
    { from: "/x", to: "/y /z" },
    { from: "/arrow", to: "" },
  ]);
});

test("no more lines are read than asked for", () => {
  expect(readRedirectLines("/a /b\n".repeat(9), 3)).toHaveLength(3);
  expect(readRedirectLines("→\n".repeat(9), 3)).toHaveLength(3);
});

test("the two longest addresses fit in a line, and of a longer one nothing is taken for an address", () => {
  const longest = { from: `/${"a".repeat(999)}`, to: `/${"b".repeat(999)}` };
  expect(readRedirectLines(`${longest.from} → ${longest.to}`, 1)).toEqual([longest]);
  const [read] = readRedirectLines(`/a ${" ".repeat(2500)}/b`, 1);
  expect(read).toEqual({ from: expect.stringMatching(/^.{2500}$/), to: "" });
});

test("whole lines are written, as many as fit", () => {
  const lines = [
    { from: "/a", to: "/b" },
    { from: "/c", to: "" },
  ];
  expect(writeRedirectLines(lines, 9)).toEqual({ lines: "/a /b\n/c", shown: 2 });
  expect(writeRedirectLines(lines, 8)).toEqual({ lines: "/a /b", shown: 1 });
});
